"""States and nodes may be the last thing to die in a deep structure, such as a long traceback or a tree."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

# beyond some depth the interpreter puts off what remains to be freed and notes it in the headers of the objects
DYING = """
import sys
from alehouse.bots.node import Node
from alehouse.games import LIBRARY

state = LIBRARY.get(sys.argv[1]).setup(2, seed=1).start()
for depth in range(150):
    deep = [state.clone()]
    for level in range(depth):
        deep = [deep]
    del deep
    root = node = Node(0)
    for level in range(depth):
        node.children.append(Node(0))
        node = node.children[0]
    del root, node
print(state.clone().legal() == state.legal())
"""


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_freeing_nested_objects_does_not_corrupt_memory(title: str) -> None:
    checked = os.environ | {"PYTHONMALLOC": "debug"}  # every block is looked at when it is freed
    done = subprocess.run([sys.executable, "-c", DYING, title], env=checked, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr[:2000]
