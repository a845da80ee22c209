import { observable } from './observable'
import { stored } from './stored'

/** Per cent of the browser's own size. */
export const TEXT_SIZES = [100, 125, 150, 200] as const

export type TextSize = (typeof TEXT_SIZES)[number]

const choice = stored<TextSize>('text_size')
const present = observable<TextSize>(choice.read() ?? 100)

/** Every size in the app hangs on the root's. */
export function applyTextSize() {
  document.documentElement.style.fontSize = present.get() === 100 ? '' : `${present.get()}%`
}

export function chooseTextSize(size: TextSize) {
  choice.write(size)
  present.set(size)
  applyTextSize()
}

export const useTextSize = (): TextSize => present.use()
