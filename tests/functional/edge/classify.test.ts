import { command } from '../../support/command'
import { describe, expect, test } from '../../support/fixtures'

const classify = (...lines: string[]) => command(['safety', 'classify'], { input: `${lines.join('\n')}\n` })

const replies = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string | number; levels: number[]; flags: string[] })

describe('evenkeel safety classify', () => {
  test('prints the level that stands after each turn, and the flags', async () => {
    const { code, out } = await classify(
      JSON.stringify({ id: 'own', turns: ['hi', 'I want to die.', 'The soup was good.', 'I have the pills here.'] }),
      JSON.stringify({ id: 7, turns: ['My friend tried to kill herself.', 'I feel so lonely.'] }),
      JSON.stringify({ id: 'voice', turns: ["I hear a voice when nobody's there.", 'It says I should jump.'] }),
      JSON.stringify({ id: 'none', turns: [] }),
    )
    expect(code).toBe(0)
    expect(replies(out)).toEqual([
      { id: 'own', levels: [0, 3, 3, 4], flags: [] },
      { id: 7, levels: [1, 1], flags: ['third_party'] },
      { id: 'voice', levels: [1, 3], flags: ['psychosis'] },
      { id: 'none', levels: [], flags: [] },
    ])
  })

  test('names the number and the field of a bad line, and goes on', async () => {
    const { code, out, err } = await classify(
      'nonsense',
      '{"turns": ["hi"]}',
      '{"id": "a", "turns": "hi"}',
      '{"id": "b", "turns": ["hi", 3]}',
      '',
      '{"id": "good", "turns": ["hi"]}',
    )
    expect(code).toBe(1)
    expect(err).toContain('line 1: is no JSON object')
    expect(err).toContain('line 2: id must be')
    expect(err).toContain('line 3: turns must be')
    expect(err).toContain('line 4: turns[1] must be')
    expect(replies(out)).toEqual([{ id: 'good', levels: [0], flags: [] }])
  })
})
