import { expect, test } from 'vitest'
import { inWordsOf } from './translate'

test('words take the place of words, and everything else stays', () => {
  const english = {
    title: 'Help',
    links: [
      { text: 'Safety', to: '/safety' },
      { text: 'Terms', to: '/terms' },
    ],
    at: 3,
  }
  expect(inWordsOf(english, { title: 'Hilfe', links: [{ text: 'Sicherheit' }] })).toEqual({
    title: 'Hilfe',
    links: [
      { text: 'Sicherheit', to: '/safety' },
      { text: 'Terms', to: '/terms' },
    ],
    at: 3,
  })
})

test('a list with names is translated by name', () => {
  const states = [
    { name: 'play', display_name: 'Play', color: '#123456' },
    { name: 'stillness', display_name: 'Stillness', color: '#654321' },
  ]
  expect(inWordsOf(states, { stillness: { display_name: 'Stille' } })).toEqual([
    { name: 'play', display_name: 'Play', color: '#123456' },
    { name: 'stillness', display_name: 'Stille', color: '#654321' },
  ])
})
