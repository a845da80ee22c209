import styles from './copyable.module.css'
import { element } from './element'
import { words } from './words'

const STAYS_MS = 2000

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return words.call.copied
  } catch {
    // No clipboard without a secure page: whoever runs it on their own network still has the text before them.
    return words.call.copy_failed
  }
}

/** Words for a machine under a title, with a button that takes them along. */
export function copyable(title: string, text: string): HTMLElement {
  const button = element('button', { type: 'button', class: styles.copy, 'aria-label': `${words.call.copy}: ${title}` })
  const said = element('span', { 'aria-live': 'polite' }, words.call.copy)
  button.append(said)
  button.addEventListener('click', async () => {
    said.textContent = await copy(text)
    setTimeout(() => {
      said.textContent = words.call.copy
    }, STAYS_MS)
  })
  // Focusable, because a long one scrolls and a keyboard has to get there.
  const code = element('pre', { tabindex: '0', role: 'region', 'aria-label': title }, element('code', {}, text))
  return element('div', { class: styles.copyable }, element('p', { class: styles.title }, title), button, code)
}
