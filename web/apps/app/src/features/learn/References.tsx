import type { ArticleFile } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { ARTICLE_LANGUAGE } from '../../lib/words/article-language'
import styles from './Article.module.css'

/** What the article stands on. A link is followed only when it is tapped; nothing is fetched from there by itself. */
export function References({ references }: { references: ArticleFile['references'] }) {
  const { t } = useTranslation()
  if (references.length === 0) return null
  return (
    <details className={styles.references}>
      <summary>{t('learn.references', { count: references.length })}</summary>
      <ol>
        {references.map(({ text, doi, is_checked }) => (
          <li key={text} className={`small ${styles.reference}`}>
            <span lang={ARTICLE_LANGUAGE}>{text}</span>
            {doi && (
              <a href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer">
                doi:{doi}
              </a>
            )}
            <span className="quiet">{is_checked ? t('learn.checked') : t('learn.unchecked')}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
