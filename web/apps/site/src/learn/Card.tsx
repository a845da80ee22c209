import type { ListedArticle } from './texts'

export function Card({ article, minutes }: { article: ListedArticle; minutes: string }) {
  return (
    <a href={`/learn/${article.id}`}>
      <span className="artl">
        <img src={`/pictures/articles/${article.id}.svg`} alt="" width="320" height="200" loading="lazy" />
      </span>
      <h3>{article.title}</h3>
      <p>{article.summary}</p>
      <span className="meta2">
        {article.category}, {article.minutes} {minutes}
      </span>
    </a>
  )
}
