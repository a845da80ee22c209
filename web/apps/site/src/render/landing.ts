import type { LandingTexts, Review } from '../landing/texts'
import type { State } from '../types'
import { htmlOf, plainOf } from './markdown'
import type { RouteMaker } from './routes'

interface QuestionGroups {
  groups: { items: { key: string; question: string; answer: string }[] }[]
}

export const questionsOf = ({ groups }: QuestionGroups) =>
  groups.flatMap(({ items }) => items.map(({ key, question, answer }) => ({ key, question, html: htmlOf(answer) })))

/** Questions as search engines read them. */
export const questionsData = ({ groups }: QuestionGroups) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainOf(answer) },
    })),
  ),
})

export const landing: RouteMaker = (content, { brand }) => {
  // Reviews, questions and names of universities stand in English only.
  const isEnglish = content.language === 'en'
  const texts = content.yaml<LandingTexts & { title: string; description: string }>('site/pages/landing.yaml')
  const faq = content.yaml<QuestionGroups>('site/faq.yaml')
  const { reviews } = content.yaml<{ reviews: Review[] }>('site/reviews.yaml')
  return [
    {
      paths: ['/', '/landing/v2'],
      page: 'Landing',
      texts: {
        ...texts,
        faq: { ...texts.faq, items: isEnglish ? questionsOf(faq) : [] },
        reviews: { ...texts.reviews, items: isEnglish ? reviews : [] },
        universities: isEnglish ? content.yaml('site/universities.yaml') : { heading: '', items: [] },
        states: content.yaml<State[]>('states.yaml').map(({ name, display_name, description }) => ({
          name,
          display_name,
          description,
        })),
      },
      head: {
        title: texts.title,
        description: texts.description,
        canonical: '/',
        card: '/pictures/share/site.png',
        structuredData: [
          { '@context': 'https://schema.org', '@type': 'Organization', name: brand.name, slogan: brand.tagline },
          ...(isEnglish ? [questionsData(faq)] : []),
        ],
      },
    },
  ]
}
