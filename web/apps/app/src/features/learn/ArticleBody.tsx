import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const PLAIN = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'em',
  'strong',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
  'sub',
  'sup',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])

const EMPTY = new Set(['hr', 'br'])

/** Never shown, not even as text. */
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math'])

function linkOf(element: Element, children: ReactNode[], key: number): ReactNode {
  const address = element.getAttribute('href') ?? ''
  if (!/^(https?:\/\/|\/(?!\/))/.test(address)) return <Fragment key={key}>{children}</Fragment>
  return (
    <a key={key} href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

function shown(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (DROPPED.has(tag)) return null
  if (EMPTY.has(tag)) return createElement(tag, { key })
  const children = [...node.childNodes].map(shown)
  if (tag === 'a') return linkOf(node, children, key)
  return PLAIN.has(tag) ? createElement(tag, { key }, children) : <Fragment key={key}>{children}</Fragment>
}

/**
 * The text of an article. Its markup is read into a document that runs nothing, and only the plain elements of a text
 * are rebuilt from it, without any of their attributes: whatever else might stand there never reaches the page.
 */
export function ArticleBody({ html }: { html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return <>{[...body.childNodes].map(shown)}</>
  }, [html])
}

/** Returns the pieces to read aloud: one for each paragraph, heading or point. */
export function spokenPieces(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('p, h2, h3, h4, li, blockquote')]
    .filter((element) => !element.querySelector('p, li'))
    .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}
