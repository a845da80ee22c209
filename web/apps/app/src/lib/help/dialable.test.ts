import type { HelpCountry } from '@evenkeel/api'
import { describe, expect, test } from 'vitest'
import { dialable } from './dialable'

const line = {
  name: 'A line',
  chat_url: null,
  hours: '24/7',
  round_the_clock: true,
  languages: ['en'],
  kind: 'suicide' as const,
  checked: true,
}

const country: HelpCountry = {
  country: 'ZZ',
  name: 'Somewhere',
  emergency: ['911', '15'],
  note: '',
  lines: [
    { ...line, phone: '988', sms: '988' },
    { ...line, phone: '0800 111 0 111, option 5', sms: null },
    { ...line, phone: null, sms: '741741' },
  ],
}

const linksIn = (text: string, where: HelpCountry | undefined) =>
  dialable(text, where).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

const linksOf = (text: string) => linksIn(text, country)

describe('numbers in a text', () => {
  test.each([
    ['Call 911, now.', [['911', 'tel:911']]],
    [
      'You can call 988, or text 988. Both answer.',
      [
        ['988', 'tel:988'],
        ['988', 'sms:988'],
      ],
    ],
    ['Ring 0800 111 0 111: a person answers', [['0800 111 0 111', 'tel:08001110111']]],
    ['Write to 741741.', [['741741', 'sms:741741']]],
    ['Elsewhere: +44 20 7946 0018.', [['+44 20 7946 0018', 'tel:+442079460018']]],
    ['findahelpline.com lists more.', [['findahelpline.com', 'https://findahelpline.com']]],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })

  test.each([
    'A line that is there 24/7.',
    'Give it 15 minutes, then 60 more.',
    'You wrote “I called 911 and 0800 1234567”.',
    'On 2026-11-22, the 3rd of 988th.',
    'Level 9110, or 1.911, is none.',
    'ida@example.org',
  ])('are none in: %s', (text) => {
    expect(linksOf(text)).toEqual([])
  })

  test('need no country to be long', () => {
    expect(linksIn('Call 988 or 0800 111 0 111.', undefined)).toEqual([['0800 111 0 111', 'tel:08001110111']])
  })

  test('change nothing of the text', () => {
    const parts = [
      '988',
      ' or ',
      '“',
      '”',
      '911',
      ', ',
      '+49 30 1234567',
      'findahelpline.com',
      '24/7',
      ' اتصل ',
      '\n',
      '(',
      ')',
    ]
    for (let seed = 0; seed < 2000; seed++) {
      const text = Array.from(
        { length: 1 + (seed % 7) },
        (_, at) => parts[(seed * 31 + at * 17 + at * seed) % parts.length],
      ).join('')
      expect(
        dialable(text, country)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }
  })
})
