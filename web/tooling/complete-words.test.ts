import { expect, test } from 'vitest'
import { completed } from './complete-words'

const english = {
  save: 'Save',
  me: { name: 'Name', age: 'Age' },
  day_one: '{{count}} day',
  day_other: '{{count}} days',
}

test('what a language does not say stands there in English, at any depth', () => {
  expect(completed({ me: { name: 'Nombre' } }, { save: 'Save', me: { name: 'Name', age: 'Age' } }, 'es')).toEqual({
    save: 'Save',
    me: { name: 'Nombre', age: 'Age' },
  })
})

test('every form that a language counts with is there, said as its own "other" is said', () => {
  const { day_one, day_few, day_many } = completed({ day_one: 'يوم', day_other: '{{count}} يوم' }, english, 'ar')
  expect([day_one, day_few, day_many]).toEqual(['يوم', '{{count}} يوم', '{{count}} يوم'])
})

test('without words of its own a language counts with the English "other", not with a bare key', () => {
  expect(completed({}, english, 'ar').day_few).toBe('{{count}} days')
  expect(completed({}, english, 'en').day_one).toBe('{{count}} day')
})
