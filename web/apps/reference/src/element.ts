type Child = Node | string | false | undefined

type Attributes = Record<string, string | true | undefined>

/** An element with its attributes and children. Text is always text: nothing from a contract is read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== false && child !== undefined))
  return made
}

/** A path that may break after each of its slashes, so that a phone shows all of it. */
export function breakable(path: string): (Node | string)[] {
  return path.split(/(?<=[/_])/).flatMap((part, index) => (index === 0 ? [part] : [element('wbr'), part]))
}
