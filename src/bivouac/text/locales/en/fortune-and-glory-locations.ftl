# The Location cards of Fortune and Glory, as pictures tell of them.

location-fortune-and-glory-kind = Location
location-fortune-and-glory-city = City: { $city }.
