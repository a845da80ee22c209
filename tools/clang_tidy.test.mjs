import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batches, flagsOf, parseDeps } from './clang_tidy.mjs'

test('reads what the compiler read, without the system and without precompiled headers', () => {
  const text = `a.o: #deps 4, deps mtime 1 (VALID)
    ../server/a.cpp
    ../cmake/precompiled/json.hpp
    core/CMakeFiles/core.dir/cmake_pch.hxx
    /usr/include/string

b.o: #deps 1, deps mtime 1 (VALID)
    ../server/b.cpp
`
  assert.deepEqual([...parseDeps(text)], [
    ['a.o', ['../server/a.cpp']],
    ['b.o', ['../server/b.cpp']],
  ])
})

test('takes the file and the precompiled header out of a command', () => {
  const pch = '-Winvalid-pch -Xclang -include-pch -Xclang /b/x.pch -Xclang -include -Xclang /b/x.hxx'
  assert.equal(flagsOf(`clang++ -I/a -I/r/cmake -std=c++2b ${pch} -o a.o -c /s/a.cpp`), 'clang++ -I/a -std=c++2b')
  assert.equal(flagsOf('clang++ -I/a -o a.o -c /s/a.cpp'), 'clang++ -I/a')
})

test('puts together only what is compiled alike, and not too much of it', () => {
  const files = Array.from({ length: 10 }, (_, at) => ({ file: `/s/${at}.cpp`, flags: 'x' }))
  const sizes = batches([...files, { file: '/s/other.cpp', flags: 'y' }]).map((batch) => batch.map(({ file }) => file).length)
  assert.deepEqual(sizes, [8, 2, 1])
})
