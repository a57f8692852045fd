"""Tiny games are plain Python, which cannot inherit from compiled classes: they prove the engine on the plain build."""

import bivouac

collect_ignore_glob = ["test_*.py"] if bivouac.compiled() else []
