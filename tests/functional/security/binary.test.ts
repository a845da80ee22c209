import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '../../support/fixtures'
import { binaryPath } from '../../support/paths'

const readelf = (...options: string[]) =>
  execFileSync('readelf', ['-W', ...options, binaryPath], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** A sanitizer build has its own checks in place of these. */
const isSanitized = readelf('--dyn-syms').includes('__asan_init') || readelf('--dyn-syms').includes('__tsan_init')

describe.skipIf(isSanitized)('the program is hardened', () => {
  const symbols = readelf('--dyn-syms')

  test('it may be loaded anywhere (PIE)', () => {
    expect(readelf('-h')).toMatch(/Type:\s+DYN/)
    expect(readelf('-d')).toMatch(/FLAGS_1.*PIE/)
  })

  test('its table of addresses is filled at the start and then read-only (full RELRO)', () => {
    expect(readelf('-l')).toMatch(/GNU_RELRO/)
    expect(readelf('-d')).toMatch(/BIND_NOW|FLAGS_1.*NOW/)
  })

  test('its stack holds no code', () => {
    expect(readelf('-l')).toMatch(/GNU_STACK.* RW /)
  })

  test('an overrun of the stack is noticed (stack protector)', () => {
    expect(symbols).toContain('__stack_chk_fail')
  })

  test('calls of the C library know the size of what they write to (FORTIFY)', () => {
    expect(symbols).toMatch(/__(memcpy|memmove|memset|snprintf|read|recv|fdelt)_chk/)
  })

  test('an index outside of a vector ends the process (assertions of libstdc++)', () => {
    expect(symbols).toContain('__glibcxx_assert_fail')
  })

  describe.skipIf(process.arch !== 'x64')('returns and jumps are watched (CET)', () => {
    test('the program may run with a shadow stack', () => {
      expect(readelf('-n')).toMatch(/x86 feature:.*SHSTK/)
    })

    test('functions begin with a mark where jumps may land', () => {
      const mark = Buffer.from([0xf3, 0x0f, 0x1e, 0xfa]) // endbr64
      const program = readFileSync(binaryPath)
      let count = 0
      for (let at = program.indexOf(mark); at >= 0; at = program.indexOf(mark, at + 4)) count += 1
      expect(count).toBeGreaterThan(5000)
    })
  })
})

test('a reader who has gone ends no process: SIGPIPE is ignored', async ({ server }) => {
  const ignored = /SigIgn:\s*([0-9a-f]+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? '0'
  expect(BigInt(`0x${ignored}`) & (1n << 12n), 'bit 13 of SigIgn').not.toBe(0n)
})
