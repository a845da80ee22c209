// node --test tools/translations/
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare } from './compare.mjs'
import { laws } from './laws.mjs'

const problemsOf = (english, translated, language = 'de', same = []) => compare({ english, translated, language, same }).problems

test('a faithful translation has nothing to fix', () => {
  assert.deepEqual(problemsOf({ subject: 'Hello {name}', cues: ['Breathe in'] }, { subject: 'Hallo {name}', cues: ['Ein'] }), [])
})

test('a lost, an invented and an untranslated word are each named by their place', () => {
  const found = problemsOf({ a: { title: 'One' }, b: { title: 'Two' } }, { a: { title: 'One' }, c: { title: 'Drei' } })
  assert.deepEqual(found.map((problem) => problem.split(':')[0]), ['a.title', 'b', 'c'])
})

test('a word of the list of terms may be spelt as in English', () => {
  assert.deepEqual(problemsOf({ title: 'Ring' }, { title: 'Ring' }, 'de', ['Ring']), [])
})

test('a placeholder must survive', () => {
  assert.match(problemsOf({ body: 'Open {link} now' }, { body: 'Jetzt öffnen' })[0], /^body: has "" to fill in, English has "\{link\}"/)
  assert.equal(problemsOf({ words: 'Add <a>one</a> {{count}}' }, { words: 'Eins dazu {{count}}' }).length, 1)
})

test('an ICU plural has forms of its own, and stays a plural', () => {
  const english = { said: 'It takes {n, plural, one {# day} other {# days}}.' }
  assert.deepEqual(problemsOf(english, { said: 'Es dauert {n, plural, one {# Tag} other {# Tage}}.' }), [])
})

test('every step keeps its cue, short enough to be read', () => {
  assert.equal(problemsOf({ cues: ['In', 'Out'] }, { cues: ['Ein'] }).length, 1)
  assert.match(problemsOf({ cues: ['In through the nose'] }, { cues: ['Durch die Nase einatmen, ganz ohne Eile'] })[0], /too long/)
})

test('plural forms are those of the language', () => {
  const english = { day_one: 'a day', day_other: '{{count}} days' }
  const forms = (categories) => Object.fromEntries(categories.map((category) => [`day_${category}`, 'x {{count}}']))
  assert.deepEqual(problemsOf(english, forms(['zero', 'one', 'two', 'few', 'many', 'other']), 'ar'), [])
  assert.equal(problemsOf(english, forms(['one', 'other']), 'ar').length, 4)
})

test('a form for nothing at all is wanted where English has one', () => {
  const english = { day_zero: 'no day', day_one: 'a day', day_other: '{{count}} days' }
  const forms = { day_one: 'ein Tag', day_other: '{{count}} Tage' }
  assert.deepEqual(problemsOf(english, forms), ['day_zero: is missing'])
  assert.deepEqual(problemsOf(english, { ...forms, day_zero: 'kein Tag' }), [])
})

test('a synonym belongs to one mood, in lower case, and there are six', () => {
  const words = { sad: { title: 'Traurig', synonyms: ['a', 'b', 'c', 'd', 'e', 'F'] }, low: { title: 'Tief', synonyms: ['a'] } }
  assert.deepEqual(laws('moods.yaml', words, 'de').map((problem) => problem.split(':')[0]), ['sad', 'low', 'low'])
})
