import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, findingsIn } from './check_words.mjs'

const words = (path, source) => findingsIn(path, source).map(({ line, word }) => `${line} ${word}`)

test('a comment of any kind is read, and names its line', () => {
  assert.deepEqual(words('a.cpp', 'int a;\n/// Mends the\n/// clock anew.\nint b;'), ['2 Mends', '3 anew'])
  assert.deepEqual(words('a.ts', 'f() // asked anew\n/* Built\n   anew. */'), ['1 anew', '3 anew'])
  assert.deepEqual(words('a.sql', "SELECT '-- anew' -- counted anew"), ['1 anew'])
  assert.deepEqual(words('a.sh', 'echo "# anew" # made anew'), ['1 anew'])
})

test('a comment that begins with a headless What is found, a question and a later line are not', () => {
  assert.deepEqual(words('a.hpp', '/// What a member sees.\nint a; ///< What it costs.'), ['1 What', '2 What'])
  assert.deepEqual(words('a.mjs', '/** What one call costs. */'), ['1 What'])
  assert.deepEqual(words('a.mjs', '// What is this? A test.\nf()\n// The answer, and\n// What follows.'), [])
})

test('strings are not comments, and comments are not names', () => {
  assert.deepEqual(words('a.cpp', 'auto a = "https://anew // anew"; auto b = R"(// anew)";'), [])
  assert.deepEqual(words('a.ts', 'const isKnowing = sought; // nothing plainly wrong'), ['1 Knowing', '1 sought'])
  assert.deepEqual(words('a.py', "knowing = 'plainly'"), ['1 knowing'])
})

test('texts of the interface are read, their keys are not', () => {
  assert.deepEqual(words('content/locales/en/app.json', '{\n  "anew": "Begin anew",\n  "b": "Present password"\n}'), [
    '2 anew',
    '3 Present password',
  ])
  assert.deepEqual(words('content/locales/de/app.json', '{ "a": "anew" }'), [])
})

test('documents are read without their code', () => {
  assert.deepEqual(words('docs/a.md', 'Told and never judged.\n```\nanew\n```\n`anew` and anew'), ['1 Told and never judged', '5 anew'])
})

test('each fault names its file, line, word and what to say', () => {
  assert.deepEqual(faultsOf([['hrv/a.cpp', '// anew']]), ['hrv/a.cpp:1: "anew": say again, from scratch, start over'])
})
