import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { apart, batches, flagsOf, readFor } from './clang_tidy.mjs'

test('reads what a file includes, directly or not, and nothing of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-tidy-test-'))
  const put = (name, text) => writeFileSync(join(folder, name), text)
  mkdirSync(join(folder, 'made/sql'), { recursive: true })
  mkdirSync(join(folder, 'core'))
  put('core/a.cpp', '#include "core/a.hpp"\n#include <sql/statements.hpp>\n#include <string>\n')
  put('core/a.hpp', '#include "beside.hpp"\n')
  put('core/beside.hpp', '#include "core/a.hpp"\n// #include "core/unread.hpp"\n')
  put('core/unread.hpp', '')
  put('made/sql/statements.hpp', '')
  const read = readFor(join(folder, 'core/a.cpp'), `clang++ -I${folder} -I${folder}/made -O3`)
  rmSync(folder, { recursive: true })
  assert.deepEqual(
    read.map((path) => relative(folder, path)),
    ['core/a.cpp', 'core/a.hpp', 'core/beside.hpp', 'made/sql/statements.hpp'],
  )
})

test('takes the file and the precompiled header out of a command', () => {
  const pch = '-Winvalid-pch -Xclang -include-pch -Xclang /b/x.pch -Xclang -include -Xclang /b/x.hxx'
  assert.equal(flagsOf(`clang++ -I/a -I/r/cmake -std=c++2b ${pch} -o a.o -c /s/a.cpp`), 'clang++ -I/a -std=c++2b')
  assert.equal(flagsOf('clang++ -I/a -iquote /r -o a.o -c /s/a.cpp'), 'clang++ -I/a')
})

test('puts together only what is compiled alike, and not too much of it', () => {
  const files = Array.from({ length: 26 }, (_, at) => ({ file: `/s/${at}.cpp`, flags: 'x' }))
  const sizes = batches([...files, { file: '/s/other.cpp', flags: 'y' }]).map((batch) => batch.map(({ file }) => file).length)
  assert.deepEqual(sizes, [24, 2, 1])
})

test('judges those that are complained about apart from the others, and halves where nobody is named', () => {
  const batch = ['/s/a.cpp', '/s/b.cpp', '/s/c.cpp'].map((file) => ({ file }))
  const names = (complaint) => apart(batch, complaint).map((part) => part.map(({ file }) => file))
  assert.deepEqual(names("/s/b.cpp:7:3: error: redefinition of 'kMost'\n/s/a.cpp:2:1: note: it was here"), [
    ['/s/b.cpp'],
    ['/s/a.cpp', '/s/c.cpp'],
  ])
  assert.deepEqual(names('/s/x.hpp:1:1: error: something'), [['/s/a.cpp', '/s/b.cpp'], ['/s/c.cpp']])
})
