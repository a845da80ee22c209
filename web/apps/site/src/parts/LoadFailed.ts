import '../styles/error.css'

const TEXT = 'Error: Page Load Failed.'
const RETRY = 'Retry'

/**
 * The script of the page did not come. What was prerendered can still be read, so it stays, and the failure is said
 * below it; without React, which may be what is missing.
 */
export function sayLoadFailed(root: HTMLElement) {
  const notice = document.createElement('div')
  notice.className = 'load-failed'
  notice.setAttribute('role', 'alert')
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = RETRY
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  notice.append(`${TEXT} `, link)
  root.after(notice)
}
