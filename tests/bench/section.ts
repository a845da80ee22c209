/** A table of `docs/benchmarks.md`; those without a title stand first, in one table. */
export interface Section {
  title?: string
  lead?: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const table = (head: readonly string[], rows: Section['rows']) =>
  [head, head.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n')

/** The sections as Markdown, one after the other. */
export function asMarkdown(sections: readonly Section[]): string {
  const plain = sections.filter(({ title }) => title === undefined)
  const first = plain[0]
    ? [
        table(
          plain[0].head,
          plain.flatMap(({ rows }) => rows),
        ),
      ]
    : []
  const titled = sections.filter(({ title }) => title !== undefined)
  return [
    ...first,
    ...titled.map(({ title, lead, head, rows }) => `## ${title}\n${lead ? `${lead}\n` : ''}\n${table(head, rows)}`),
  ].join('\n\n')
}
