import { lazy, Suspense } from 'react'
import styles from './ArticlePicture.module.css'

const DrawnArticle = lazy(() => import('./DrawnArticle'))

/** The drawing of an article; decoration beside its title. Keeps its room while it comes. */
export function ArticlePicture({ articleId, size }: { articleId: string; size: 'small' | 'wide' }) {
  return (
    <span className={`${styles.picture} ${styles[size]}`}>
      <Suspense fallback={<svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true" />}>
        <DrawnArticle articleId={articleId} className={styles.drawing} />
      </Suspense>
    </span>
  )
}
