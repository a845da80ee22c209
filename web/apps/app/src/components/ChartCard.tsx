import { Card } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ChartCard.module.css'

interface ChartCardProps {
  title: string
  /** Says in words what the drawing shows. */
  summary?: string
  end?: ReactNode
  table?: ReactNode
  children: ReactNode
}

/** A chart, what it says in a sentence, and the same numbers as a table for whoever would rather read. */
export function ChartCard({ title, summary, end, table, children }: ChartCardProps) {
  const { t } = useTranslation()
  return (
    <Card className={styles.card}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {end && <div className={`small quiet ${styles.end}`}>{end}</div>}
      </header>
      {children}
      {summary && <p className="small quiet">{summary}</p>}
      {table && (
        <details className={styles.details}>
          <summary>{t('progress.as_table')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, and keys scroll only what has the focus. */}
          <section className={styles.scroll} aria-label={title} tabIndex={0}>
            {table}
          </section>
        </details>
      )}
    </Card>
  )
}

interface TableProps {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** The first cell of a row names it. */
export function ChartTable({ head, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
