// node --test tools/sentences/
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesIn } from './list.mjs'

const texts = (source, hearer = 'person', path = 'server/core/a.cpp') =>
  sentencesIn(path, source).filter((said) => said.hearer === hearer).map(({ text }) => text)

test('a sentence is found whole, however many literals it is written in', () => {
  assert.deepEqual(texts('return refuse(Fault::x, "a field",\n "One half "\n "and the other.");'), ['One half and the other.'])
})

test('escapes are read as the compiler reads them', () => {
  assert.deepEqual(texts('Sentence{"\\"{sign}\\" was chosen twice.", {}}'), ['"{sign}" was chosen twice.'])
})

test('a title is found where it says what it is', () => {
  assert.deepEqual(texts('return Sentence{"Check in"}; f("Check in");'), ['Check in'])
})

test('what is no sentence is left out', () => {
  assert.deepEqual(texts('// "Said in a comment."\n{.summary = "Corrects a check-in."} log("it broke"); x("email_address")'), [])
})

test('what only a program hears is told apart', () => {
  const source = 'Sentence::in_english_only(fmt::format("Only {} here.", 1)); f("And this one.");'
  assert.deepEqual(texts(source), ['And this one.'])
  assert.deepEqual(texts(source, 'program'), ['Only {} here.'])
  assert.deepEqual(texts(source, 'person', 'server/http/connection/incoming.cpp'), [])
})

test('a line says where it stands', () => {
  assert.equal(sentencesIn('server/core/a.cpp', '\n\nf("Write a word.");')[0].where, 'server/core/a.cpp:3')
})
