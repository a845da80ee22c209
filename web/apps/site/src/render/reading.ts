// The pages to read: articles, references, legal pages.
import type { ListedArticle } from '../learn/texts'
import type { State } from '../types'
import { htmlOf } from './markdown'
import type { ContentReader } from './read-content'
import type { RouteMaker } from './routes'

export interface ArticleHead {
  title: string
  summary: string
  category: string
  tags?: string[]
  states: string[]
  related_exercises: string[]
  references: { text: string; doi: string; checked: boolean }[]
}

const WORDS_PER_MINUTE = 200

const minutesOf = (body: string) => Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))

function readArticles(content: ContentReader) {
  const categories = content.yaml<{ key: string; title: string }[]>('article_categories.yaml')
  const titleOf = (key: string) => categories.find((category) => category.key === key)?.title ?? key
  return content.stems('articles', '.md').map((id) => {
    const { head, body } = content.markdown<ArticleHead>(`articles/${id}.md`)
    return { id, head, body, minutes: minutesOf(body), category: titleOf(head.category) }
  })
}

const LEARN = '/learn'

export const learn: RouteMaker = (content, { brand }) => {
  const { first, ...words } = content.yaml<{ title: string; description: string; first: string[] }>(
    'site/pages/learn.yaml',
  )
  const place = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length)
  const articles = readArticles(content).sort((one, other) => place(one.id) - place(other.id))
  const states = content
    .yaml<State[]>('states.yaml')
    .map(({ name, display_name, description }) => ({ name, display_name, description }))
  const listed = articles.map(({ id, head, minutes, category }) => ({
    id,
    minutes,
    category,
    title: head.title,
    summary: head.summary,
    states: head.states,
    tags: head.tags ?? [],
  }))
  const list = {
    paths: [LEARN, '/blog'],
    page: 'Learn',
    texts: { ...words, articles: listed, states },
    head: {
      title: words.title,
      description: words.description,
      canonical: LEARN,
      card: '/pictures/share/site.png',
      structuredData: [{ '@context': 'https://schema.org', '@type': 'Blog', name: words.title }],
    },
  }
  const pages = articles.map(({ id, head, body, minutes, category }) => {
    const exercise = head.related_exercises[0]
    const [first = '', second = '', ...rest] = body.trim().split(/\n\n(?=## )/)
    return {
      paths: [`${LEARN}/${id}`],
      page: 'Article',
      texts: {
        ...words,
        id,
        length: minutes,
        category,
        heading: head.title,
        summary: head.summary,
        opening: htmlOf(`${first}\n\n${second}`),
        rest: htmlOf(rest.join('\n\n')),
        exercise: exercise ? { id: exercise, ...exerciseOf(content, exercise) } : undefined,
        references: head.references ?? [],
        more: furtherTo(listed, id),
      },
      head: {
        title: head.title,
        description: head.summary,
        canonical: `${LEARN}/${id}`,
        card: '/pictures/share/site.png',
        structuredData: [
          {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: head.title,
            description: head.summary,
            author: { '@type': 'Organization', name: brand.name },
          },
        ],
      },
    }
  })
  return [list, ...pages]
}

const FURTHER = 3

/** Articles of the same subject first, then of the same states. */
function furtherTo(listed: ListedArticle[], id: string): ListedArticle[] {
  const own = listed.find((article) => article.id === id)
  const nearness = ({ category, states }: ListedArticle) =>
    Number(category === own?.category) * 10 + states.filter((state) => own?.states.includes(state)).length
  return listed
    .filter((article) => article.id !== id)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, FURTHER)
}

function exerciseOf(content: ContentReader, id: string) {
  const { title, summary } = content.yaml<{ title: string; summary: string }>(`exercises/${id}.yaml`)
  return { title, summary }
}

export const references: RouteMaker = (content) => {
  const texts = content.yaml<{ title: string; description: string; accuracy: object; sources: object }>(
    'site/pages/references.yaml',
  )
  const studies = new Map<
    string,
    { text: string; doi: string; checked: boolean; articles: { id: string; title: string }[] }
  >()
  for (const { id, head } of readArticles(content))
    for (const { text, doi, checked } of head.references ?? []) {
      const key = doi || text
      const study = studies.get(key) ?? { text, doi, checked, articles: [] }
      study.articles.push({ id, title: head.title })
      studies.set(key, study)
    }
  const { hrv_accuracy } = content.yaml<{ hrv_accuracy: string }>('site/benchmark.yaml')
  return [
    {
      paths: ['/references'],
      page: 'References',
      texts: {
        ...texts,
        accuracy: { ...texts.accuracy, figure: hrv_accuracy },
        sources: {
          ...texts.sources,
          items: [...studies.values()].sort((one, other) => one.text.localeCompare(other.text)),
        },
      },
      head: {
        title: texts.title,
        description: texts.description,
        canonical: '/references',
        card: '/pictures/share/site.png',
        structuredData: [],
      },
    },
  ]
}

interface LegalHead {
  title: string
  version: string
  date: string
  review?: string
}

/** Places that an operator has not filled in yet are said to be open, and shown as they are. */
const asOpen = (body: string) => body.replaceAll(/\[\[operator: ([^\]]+)\]\]/g, '*[$1]*')

export const legal: RouteMaker = (content, { brand }) => {
  const safety = content.yaml<{ title: string; description: string; call: string; lines: string; legal: string }>(
    'site/pages/safety.yaml',
  )
  const head = { card: '/pictures/share/site.png', structuredData: [] }
  const pages = content.stems('legal', '.md').map((id) => {
    const { head: written, body } = content.markdown<LegalHead>(`legal/${id}.md`)
    const texts = {
      title: written.title,
      version: `${written.version}, ${written.date}`,
      review: written.review,
      html: htmlOf(asOpen(body)),
    }
    return { id, texts }
  })
  const routes = pages.map(({ id, texts }) => ({
    paths: [`/legal/${id}`],
    page: 'Prose',
    texts,
    head: {
      ...head,
      title: `${texts.title} · ${brand.name}`,
      description: `${texts.title} of ${brand.name}.`,
      canonical: id === 'safety-protocol' ? '/safety' : `/legal/${id}`,
    },
  }))
  const protocol = pages.find(({ id }) => id === 'safety-protocol')
  const list = pages.map(({ id, texts }) => `- [${texts.title}](/legal/${id})`).join('\n')
  return [
    ...routes,
    {
      paths: ['/legal'],
      page: 'Prose',
      texts: { title: safety.legal, version: brand.name, html: htmlOf(list) },
      head: {
        ...head,
        title: `${safety.legal} · ${brand.name}`,
        description: `Terms, privacy, cookies and safety of ${brand.name}.`,
        canonical: '/legal',
      },
    },
    {
      paths: ['/safety'],
      page: 'Prose',
      texts: { ...protocol?.texts, call: { words: safety.call, link: safety.lines, to: '/app/help' } },
      head: { ...head, title: safety.title, description: safety.description, canonical: '/safety' },
    },
  ]
}
