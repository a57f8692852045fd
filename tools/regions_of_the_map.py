"""Which countries and which waters make which space of the map of Fortune and Glory, in degrees.

Longitudes run from the Bering Strait eastward, -169 to 191. Borders are of no year: they are laid so that, as far as
coasts allow, two spaces touch where the board links them and nowhere else.
"""

Points = tuple[tuple[float, float], ...]

# Countries that are specks on the map, far from the land to which they would belong.
LEFT_OUT: tuple[str, ...] = (
    "American Samoa", "Ashmore and Cartier Is.", "Bermuda", "Br. Indian Ocean Ter.", "Cabo Verde", "Comoros",
    "Cook Is.", "Faeroe Is.", "Fr. Polynesia", "Fr. S. Antarctic Lands", "Guam", "Heard I. and McDonald Is.",
    "Indian Ocean Ter.", "Kiribati", "Maldives", "Marshall Is.", "Mauritius", "Micronesia", "N. Mariana Is.", "Nauru",
    "Niue", "Norfolk Island", "Palau", "Pitcairn Is.", "S. Geo. and the Is.", "Saint Helena", "Seychelles",
    "São Tomé and Principe", "Wallis and Futuna Is.",
)  # fmt: skip

# Whole countries, or what the cuts below leave of them.
LANDS: dict[str, tuple[str, ...]] = {
    "canada": ("Canada", "St. Pierre and Miquelon"),
    "greenland": ("Greenland", "Iceland"),
    "eastern-america": ("United States of America",),
    "mexico": ("Mexico",),
    "yucatan": ("Belize", "Costa Rica", "El Salvador", "Guatemala", "Honduras", "Nicaragua", "Panama"),
    "caribbean": (
        "Anguilla", "Antigua and Barb.", "Aruba", "Bahamas", "Barbados", "British Virgin Is.", "Cayman Is.", "Cuba",
        "Curaçao", "Dominica", "Dominican Rep.", "Grenada", "Haiti", "Jamaica", "Montserrat", "Puerto Rico",
        "Saint Lucia", "Sint Maarten", "St-Barthélemy", "St-Martin", "St. Kitts and Nevis", "St. Vin. and Gren.",
        "Trinidad and Tobago", "Turks and Caicos Is.", "U.S. Virgin Is.",
    ),
    "andes": ("Bolivia", "Chile", "Colombia", "Ecuador", "Peru", "Venezuela"),
    "amazon-jungle": ("Guyana", "Suriname"),
    "brazil": ("Brazil", "Paraguay"),
    "patagonia": ("Argentina", "Falkland Is.", "Uruguay"),
    "british-isles": ("Guernsey", "Ireland", "Isle of Man", "Jersey", "United Kingdom"),
    "western-europe": (
        "Andorra", "Belgium", "France", "Liechtenstein", "Luxembourg", "Monaco", "Netherlands", "Portugal", "Spain",
        "Switzerland",
    ),
    "germany": ("Austria", "Germany"),
    "scandinavia": ("Denmark", "Finland", "Norway", "Sweden", "Åland"),
    "italy": ("Italy", "Malta", "San Marino", "Vatican"),
    "greece": ("Albania", "Bulgaria", "Greece", "Macedonia"),
    "eastern-europe": (
        "Belarus", "Bosnia and Herz.", "Croatia", "Czechia", "Estonia", "Hungary", "Kosovo", "Latvia", "Lithuania",
        "Moldova", "Montenegro", "Poland", "Romania", "Serbia", "Slovakia", "Slovenia", "Ukraine",
    ),
    "sahara": ("Algeria", "Chad", "Libya", "Mali", "Mauritania", "Morocco", "Niger", "Tunisia", "W. Sahara"),
    "egypt": ("Egypt", "Sudan"),
    "west-africa": (
        "Benin", "Burkina Faso", "Côte d'Ivoire", "Gambia", "Ghana", "Guinea", "Guinea-Bissau", "Liberia", "Nigeria",
        "Senegal", "Sierra Leone", "Togo",
    ),
    "congo-jungle": ("Cameroon", "Congo", "Dem. Rep. Congo", "Eq. Guinea", "Gabon"),
    "heart-of-africa": ("Central African Rep.", "S. Sudan"),
    "east-africa": (
        "Burundi", "Djibouti", "Eritrea", "Ethiopia", "Kenya", "Rwanda", "Somalia", "Somaliland", "Tanzania", "Uganda",
    ),
    "south-africa": (
        "Angola", "Botswana", "Lesotho", "Malawi", "Mozambique", "Namibia", "South Africa", "Zambia", "Zimbabwe",
        "eSwatini",
    ),
    "madagascar": ("Madagascar",),
    "anatolia": ("Armenia", "Azerbaijan", "Cyprus", "Georgia", "N. Cyprus", "Turkey"),
    "arabia": (
        "Bahrain", "Iraq", "Israel", "Jordan", "Kuwait", "Lebanon", "Oman", "Palestine", "Qatar", "Saudi Arabia",
        "Syria", "United Arab Emirates", "Yemen",
    ),
    "persia": ("Afghanistan", "Iran", "Pakistan"),
    "russia": ("Russia",),
    "turkestan": ("Kazakhstan", "Kyrgyzstan", "Tajikistan", "Turkmenistan", "Uzbekistan"),
    "mongolia": ("Mongolia",),
    "himalayas": ("Bhutan", "Nepal"),
    "india": ("Bangladesh", "India", "Siachen Glacier", "Sri Lanka"),
    "china": ("China", "Hong Kong", "Macao", "North Korea", "South Korea", "Taiwan"),
    "indochina": ("Cambodia", "Laos", "Myanmar", "Singapore", "Thailand", "Vietnam"),
    "japan": ("Japan",),
    "indonesia-jungle": (
        "Brunei", "Indonesia", "Malaysia", "Papua New Guinea", "Philippines", "Solomon Is.", "Timor-Leste",
    ),
    "outback": ("Australia",),
    "polynesia": ("Fiji", "New Caledonia", "New Zealand", "Samoa", "Tonga", "Vanuatu"),
    "antarctica": ("Antarctica",),
}  # fmt: skip

# A country, the land that gets a piece of it, and the piece; "" is left out. Earlier cuts come first.
CUTS: tuple[tuple[str, str, Points], ...] = (
    ("United States of America", "", ((-169, 15), (-169, 30), (-150, 30), (-150, 15))),
    ("United States of America", "", ((172, 50), (172, 55), (191, 55), (191, 50))),
    ("United States of America", "alaska", ((-169, 50), (-169, 75), (-129, 75), (-129, 50))),
    ("United States of America", "", ((185, 50), (185, 75), (191, 75), (191, 50))),
    (
        "United States of America",
        "western-america",
        (
            (-130, 25),
            (-130, 50),
            (-103.5, 50),
            (-104.5, 45),
            (-102, 41),
            (-103, 37),
            (-103, 32),
            (-107, 31.7),
            (-108, 25),
        ),
    ),
    ("Mexico", "yucatan", ((-99.3, 10), (-99.3, 19.6), (-96.3, 20), (-80, 25), (-80, 10))),
    (
        "Venezuela",
        "amazon-jungle",
        ((-70, 0), (-70, 6), (-64.5, 7.3), (-62.2, 9.2), (-61.6, 10.2), (-55, 10), (-55, 0)),
    ),
    ("Colombia", "amazon-jungle", ((-70.5, 3.5), (-66, 3.5), (-66, -5), (-70.5, -5))),
    ("France", "amazon-jungle", ((-56, 0), (-56, 8), (-50, 8), (-50, 0))),
    ("France", "", ((-66, 10), (-66, 20), (-57, 20), (-57, 10))),
    ("France", "", ((40, -30), (60, -30), (60, 0), (40, 0))),
    (
        "Brazil",
        "amazon-jungle",
        (
            (-75, 6),
            (-43.5, 6),
            (-43.5, -3),
            (-46, -4.5),
            (-48, -7.5),
            (-51, -7),
            (-54, -8.6),
            (-58, -7.8),
            (-62, -9),
            (-66, -9.2),
            (-75, -11),
        ),
    ),
    (
        "Brazil",
        "amazon-falls",
        (
            (-75, -11),
            (-66, -9.2),
            (-62, -9),
            (-58, -7.8),
            (-54, -8.6),
            (-51, -7),
            (-50.3, -10),
            (-51.5, -13),
            (-53.2, -15.5),
            (-55.5, -17.5),
            (-57.7, -20.2),
            (-75, -20),
        ),
    ),
    ("Bolivia", "amazon-falls", ((-66.5, -9), (-66.5, -14), (-62, -19), (-57.7, -20.2), (-55, -9))),
    ("Paraguay", "patagonia", ((-64, -18), (-57.7, -20.2), (-57.6, -25.3), (-58, -28), (-64, -28))),
    ("Chile", "patagonia", ((-80, -27), (-80, -60), (-60, -60), (-60, -27))),
    ("Chile", "", ((-112, -30), (-112, -20), (-78, -20), (-78, -30))),
    ("Ecuador", "", ((-95, -3), (-95, 3), (-85, 3), (-85, -3))),
    ("Argentina", "andes", ((-72, -20), (-62, -20), (-62.5, -22), (-65, -24), (-66, -27), (-72, -27))),
    ("Netherlands", "", ((-70, 10), (-70, 20), (-60, 20), (-60, 10))),
    ("Portugal", "", ((-35, 30), (-35, 42), (-12, 42), (-12, 30))),
    ("Spain", "", ((-20, 25), (-20, 30), (-12, 30), (-12, 25))),
    # The Strait of Gibraltar is drawn wider than it is.
    ("Spain", "", ((-6.6, 35), (-6.6, 36.3), (-4.9, 36.3), (-4.9, 35))),
    ("Morocco", "", ((-6.4, 35.5), (-4.9, 35.5), (-4.9, 37), (-6.4, 37))),
    ("Norway", "", ((-12, 70), (-5, 70), (-5, 72), (-12, 72))),
    ("Chad", "heart-of-africa", ((13, 13.1), (14.2, 13.1), (24, 10.8), (24, 5), (13, 5))),
    ("Mali", "west-africa", ((-13, 15.3), (-9, 15.8), (-5, 15.2), (-2, 16), (1, 15.2), (5, 15.3), (5, 9), (-13, 9))),
    ("Dem. Rep. Congo", "heart-of-africa", ((18, 6), (18.6, 4.2), (24, 1), (29.4, -6), (33, 0), (30, 7))),
    ("Dem. Rep. Congo", "south-africa", ((29.4, -6), (24, -8.5), (20, -15), (33, -15), (33, -6))),
    ("Angola", "congo-jungle", ((10, -3), (10, -9.5), (18, -9.5), (24, -8.5), (25, -3))),
    ("Turkey", "greece", ((25, 39.9), (26.1, 40.1), (27, 40.55), (29.05, 41), (29.2, 41.5), (27, 43), (25, 43))),
    ("Russia", "eastern-europe", ((18, 53), (18, 56), (24, 56), (24, 53))),
    ("Russia", "eastern-europe", ((32, 44), (32, 46.5), (36.6, 46), (36.6, 44))),
    (
        "Russia",
        "siberia",
        (
            (60, 50),
            (58, 53),
            (59.5, 58),
            (59, 62),
            (62, 66),
            (66.5, 68.3),
            (68, 71),
            (68, 82),
            (191, 82),
            (191, 40),
            (60, 40),
        ),
    ),
    ("Afghanistan", "turkestan", ((74.1, 36), (74.1, 38), (76, 38), (76, 36))),
    ("Pakistan", "india", ((71.6, 36.6), (73.5, 33.2), (76, 32), (80, 33), (80, 38), (73, 38))),
    (
        "China",
        "turkestan",
        ((70, 37.2), (74.95, 37.25), (79, 36.6), (88, 37.5), (96.38, 42.72), (96, 50), (70, 50)),
    ),
    (
        "China",
        "himalayas",
        ((70, 37.2), (74.95, 37.25), (79, 36.6), (88, 37.5), (96.38, 42.72), (99, 38), (101, 34), (98.5, 27), (70, 25)),
    ),
    ("Malaysia", "indochina", ((99, 0), (99, 8), (105, 8), (105, 0))),
    ("Australia", "", ((150, -60), (150, -50), (165, -50), (165, -60))),
    ("New Zealand", "", ((160, -60), (160, -48), (191, -48), (191, -60))),
    ("South Africa", "", ((30, -50), (30, -40), (45, -40), (45, -50))),
    ("India", "", ((91, 5), (91, 15), (95, 15), (95, 5))),
)

# Small islands get a disc that a figure can stand on: a land, where, and its radius in units of the picture.
DISCS: tuple[tuple[str, float, float, float], ...] = (
    ("easter-island", -109.3, -27, 26),
    ("polynesia", 176.5, -17, 24),
    ("polynesia", 186, -14, 15),
    ("polynesia", 184.5, -21, 15),
)

# Waters of no space: ice, and seas inside of a land. What is left over at the end is another one.
STILL_WATERS: tuple[Points, ...] = (
    # Ice from the Bering Strait to Greenland, and Hudson Bay.
    (
        (-169, 84), (-169, 65.8), (-141, 65), (-125, 62), (-96, 50), (-79, 50), (-77.8, 62.5), (-66, 66), (-75, 71.5),
        (-50, 71.5), (-50, 77), (-58, 82.2), (-58, 84),
    ),
    # Ice from the Kolyma to the Bering Strait.
    ((146, 84), (152, 66), (191, 66), (191, 84)),
    # The Baltic.
    (
        (10, 54), (9.5, 56.5), (10.6, 57.75), (11.5, 58.5), (16, 63), (20, 66.5), (26, 66.5), (31, 61), (31, 59),
        (25, 57), (21, 54), (14, 53),
    ),
    # The Black Sea.
    ((29.1, 41.1), (27, 42), (27, 46), (34, 47), (40, 47.8), (42.5, 43), (42, 41), (36, 40.8), (31, 40.8)),
    # The Caspian.
    ((46, 36), (46, 48), (55, 48), (55, 36)),
    # The strait between Australia and Tasmania.
    ((143.5, -41), (143.5, -38.2), (148.3, -37.6), (148.3, -41)),
    # The Weddell Sea.
    ((-20, -61), (-64, -61), (-63, -66), (-63, -85), (-24, -85)),
)  # fmt: skip

# Each sea without what came before it; they may run over land.
SEAS: tuple[tuple[str, Points], ...] = (
    (
        "arctic-ocean",
        (
            (-58, 84), (-58, 82.2), (-40, 80), (-30, 69), (-26, 68.4), (-13, 67), (-5, 66.5), (13, 66), (20, 67),
            (30, 66.8), (33, 62), (60, 60), (152, 66), (146, 84),
        ),
    ),
    (
        "north-sea",
        (
            (13, 66), (-5, 66.5), (-7, 61), (-5, 58.5), (-3, 56), (-1.5, 52), (0.5, 51), (1.3, 51.05), (1.8, 50.85),
            (5, 50.5), (9, 53), (10, 54.5), (9.5, 56.5), (10.6, 57.75), (11.5, 58.5), (9, 61),
        ),
    ),
    (
        "mediterranean",
        (
            (-5.8, 35), (-5.8, 37), (0, 43), (5, 45), (14, 46.5), (20, 42), (26, 41.5), (29.1, 41.1), (31, 40.8),
            (37, 37.5), (37, 31), (33, 30.8), (30, 29), (10, 29), (-5, 34),
        ),
    ),
    (
        "north-atlantic",
        (
            (-81.5, 28.5), (-72, 27), (-40, 31), (-15, 35.55), (-5.8, 35.5), (-5.8, 37), (0, 44), (3, 51), (0, 55),
            (-5, 66.5), (-26, 68.4), (-45, 72), (-75, 71.5), (-66, 66), (-77.8, 62.5), (-79, 50), (-84, 45),
        ),
    ),
    (
        "caribbean-sea",
        (
            (-81.5, 28.5), (-72, 27), (-68.5, 18.5), (-61.5, 16), (-61, 10.4), (-62, 9.5), (-75, 7), (-77.3, 8),
            (-78.3, 8.95), (-79.6, 9.2), (-80.6, 8.7), (-82, 8.6), (-84, 10), (-85.5, 12.5), (-87, 14.5),
            (-91, 15.5), (-94.5, 17), (-98, 19.5),
            (-101, 26), (-96, 31), (-84, 31),
        ),
    ),
    (
        "tropical-atlantic",
        (
            (-72, 27), (-40, 31), (-15, 35.55), (-5.8, 35.5), (-5, 34), (0, 10), (8.6, 6), (8.6, 4.6), (0, 1), (-30, 0),
            (-49.5, 0), (-52, 0), (-60, 5), (-62, 9.5), (-61, 10.4), (-61.5, 16), (-68.5, 18.5),
        ),
    ),
    (
        "south-atlantic",
        (
            (-49.5, 0), (-30, 0), (0, 1), (8.6, 4.6), (14, 3), (18.5, -30), (20, -34.6), (20, -44), (-12, -53),
            (-20, -61), (-64, -61), (-67.2, -55.6), (-69, -52), (-69, -40), (-60, -30), (-52, -10), (-52, 0),
        ),
    ),
    (
        "south-pacific-east",
        (
            (-169, 2), (-95, 2), (-77.8, 7.2), (-75, 0), (-69, -20), (-70, -45), (-69, -52), (-67.2, -55.6), (-64, -61),
            (-63, -66), (-63, -85), (-169, -85),
        ),
    ),
    (
        "north-pacific-east",
        (
            (-169, 2), (-95, 2), (-77.8, 7.2), (-77.3, 8), (-78.3, 8.95), (-79.6, 9.2), (-80.6, 8.7), (-82, 8.6),
            (-84, 10), (-85.5, 12.5),
            (-87, 14.5), (-91, 15.5), (-94.5, 17), (-98, 19.5), (-105, 25), (-115, 40), (-122, 52), (-132, 60),
            (-150, 63), (-160, 66), (-169, 66),
        ),
    ),
    (
        "east-china-sea",
        (
            (118.5, 24.8), (121, 25.1), (124, 24), (128, 26), (130.5, 31), (133, 34), (136, 35.5), (139, 37),
            (140.8, 41.5), (141.5, 43.5), (142, 46), (142.3, 50), (142, 53), (130, 48), (116, 41), (112, 30),
        ),
    ),
    (
        "south-china-sea",
        (
            (118.5, 24.8), (121, 25.1), (124, 24), (128, 26), (130, 20), (130, 6), (131, 3), (127.5, -1), (124, -6),
            (119.5, -8.7), (114, -7.8), (106, -6.8), (105.6, -5.8), (104, -3), (102.5, 0), (103.6, 1.35), (102.5, 3),
            (100, 7), (98.9, 11), (100, 15), (105, 22), (113, 25),
        ),
    ),
    (
        "bay-of-bengal",
        (
            (103.6, 1.35), (102.5, 0), (104, -3), (105.6, -5.8), (106, -6.8), (114, -7.8), (117, -8.9), (117, -9.7),
            (103, -11), (92, -2), (80.5, 5.2), (79.5, 5.6), (77.7, 8.2), (78, 15), (86, 24), (96, 20), (98.9, 11),
            (100, 7), (102.5, 3),
        ),
    ),
    (
        "arabian-sea",
        (
            (77.4, 8.3), (72, 0), (55, -3), (42, -7.2), (39, -7), (35, 0), (33, 15), (31, 30.4), (35, 30.4), (46, 32),
            (57, 29), (68, 27), (75, 23), (76, 12),
        ),
    ),
    (
        "coral-sea",
        (
            (131, 3), (165, 3), (164.5, -12), (163, -19), (162.5, -23), (159, -30), (151.3, -33.9), (148, -30),
            (140, -20),
            (126, -14.3), (117, -9.7), (117, -8.9), (119.5, -8.7), (124, -6), (127.5, -1),
        ),
    ),
    (
        "indian-ocean",
        (
            (77.4, 8.3), (72, 0), (55, -3), (42, -7.2), (39, -7), (34, -15), (28, -30), (20, -34.2), (20, -44),
            (60, -46), (118, -46), (146, -43.3), (146.5, -41), (145, -38), (140, -30), (128, -16), (126, -14.3),
            (117, -9.7), (103, -11), (92, -2), (80.5, 5.2), (79.5, 5.6), (77.7, 8.2),
        ),
    ),
    (
        "north-pacific-west",
        (
            (128, 26), (130.5, 31), (133, 34), (136, 35.5), (139, 37), (140.8, 41.5), (141.5, 43.5), (142, 46),
            (142.3, 50), (142, 53), (135, 54), (150, 66), (191, 66), (191, 2), (165, 3), (131, 3), (130, 6), (130, 20),
        ),
    ),
    (
        "south-pacific-west",
        (
            (165, 3), (191, 2), (191, -50), (170, -50), (147, -45.5), (146, -43.3), (146.5, -41), (145, -38),
            (147, -35), (151.3, -33.9), (159, -30), (162.5, -23), (163, -19), (164.5, -12),
        ),
    ),
    ("southern-ocean", ((20, -44), (60, -46), (118, -46), (112, -85), (-24, -85), (-20, -61), (-12, -53))),
)  # fmt: skip
