import { describe, expect, test } from 'vitest'
import { strengthOf } from './password-strength'

describe('how hard a password is to guess', () => {
  test.each([
    ['1234567890', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abababababababababab', 'weak'],
    ['horse stapl', 'fair'],
    ['a quiet pond in may', 'strong'],
    ['نافذة خضراء على البحر', 'strong'],
  ] as const)('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
})
