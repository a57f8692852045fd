import bivouac

# These play tiny games: plain Python, which cannot inherit from compiled classes.
PLAIN_ONLY = [
    "test_agenda.py",
    "test_contract.py",
    "test_life.py",
    "test_records.py",
    "test_saving.py",
    "test_table.py",
    "test_undo.py",
]
collect_ignore = PLAIN_ONLY if bivouac.compiled() else []
