// Colours by name. On a page the tokens of `ui` decide (light, dark, or an operator's own state colours); alone, as an
// image, a picture brings the same values itself and follows the reader's preference.

export const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal'] as const
export type StateName = (typeof STATES)[number]
export type Theme = 'light' | 'dark'

/** `line` is the ink of outlines, `skin` the paper of hands and face; a state with a share is mixed into the paper. */
export type Tone = 'line' | 'hair' | 'skin' | 'paper' | 'none' | `${StateName}/${number}`

export const COLOURS: Record<Theme, Record<StateName | 'ink' | 'paper' | 'raised', string>> = {
  light: {
    ink: '#1e2430',
    paper: '#fbf8f2',
    raised: '#ffffff',
    stillness: '#3b5ba5',
    parasympathetic: '#1f7a6b',
    play: '#b07f14',
    sympathetic: '#d9692f',
    overwhelm: '#b0303a',
    dorsal_vagal: '#5e5a75',
  },
  dark: {
    ink: '#edeae3',
    paper: '#12161d',
    raised: '#1a2029',
    stillness: '#8fa8e6',
    parasympathetic: '#6cc9b6',
    play: '#f2c45a',
    sympathetic: '#f29a6b',
    overwhelm: '#f0868c',
    dorsal_vagal: '#b3aecb',
  },
}

/** Hair stays dark and faces lighter than it, also by night. */
const BODY = { light: { skin: '#ffffff', hair: '#1e2430' }, dark: { skin: '#414853', hair: '#0b0e13' } }

const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)

export function mixed(over: string, under: string, share: number): string {
  const hex = [0, 1, 2].map((index) =>
    Math.round(channel(over, index) * share + channel(under, index) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

function stateAndShare(tone: Tone): [StateName, number] | undefined {
  const [name, share] = tone.split('/')
  const state = STATES.find((known) => known === name)
  return state === undefined ? undefined : [state, Number(share)]
}

/** The fixed value in one theme: for places that know no CSS variables, such as a PDF or a PNG. */
export function flat(tone: Tone, theme: Theme): string {
  const colours = COLOURS[theme]
  if (tone === 'none') return 'none'
  if (tone === 'line') return colours.ink
  if (tone === 'skin' || tone === 'hair') return BODY[theme][tone]
  if (tone === 'paper') return colours.paper
  const [state, share] = stateAndShare(tone) ?? ['stillness', 100]
  return mixed(colours[state], colours.paper, share / 100)
}

/** The living value. */
export function css(tone: Tone): string {
  if (tone === 'none') return 'none'
  if (tone === 'line') return 'var(--ink,#1e2430)'
  if (tone === 'skin') return 'var(--figure-skin,#fff)'
  if (tone === 'hair') return 'var(--figure-hair,#1e2430)'
  if (tone === 'paper') return 'var(--paper,#fbf8f2)'
  const [state, share] = stateAndShare(tone) ?? ['stillness', 100]
  const colour = `var(--${state}-fill,${COLOURS.light[state]})`
  return share >= 100 ? colour : `color-mix(in srgb,${colour} ${share}%,var(--paper,#fbf8f2))`
}

/** Values for a picture that stands alone; `svg:root` matches nothing when the picture is part of a page. */
export function ownValues(used: readonly Tone[]): string {
  const states = [...new Set(used.map((tone) => stateAndShare(tone)?.[0]).filter((state) => state !== undefined))]
  const dark = COLOURS.dark
  const names = [
    `--ink:${dark.ink}`,
    `--paper:${dark.paper}`,
    `--figure-skin:${BODY.dark.skin}`,
    `--figure-hair:${BODY.dark.hair}`,
  ]
  return `@media(prefers-color-scheme:dark){svg:root{${[...names, ...states.map((state) => `--${state}-fill:${dark[state]}`)].join(';')}}}`
}
