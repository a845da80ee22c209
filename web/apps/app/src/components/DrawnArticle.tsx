import { articlePictures } from 'virtual:article-pictures'

/** Our own drawings, made from data when the app is built: nothing in them comes from a network or a person. */
export default function DrawnArticle({ articleId, className }: { articleId: string; className?: string | undefined }) {
  const shapes = articlePictures[articleId]
  if (!shapes) return null
  return (
    <svg className={className} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
    </svg>
  )
}
