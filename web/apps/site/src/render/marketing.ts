import type { CertificationTexts, Component, Module, Testimonial } from '../certification/texts'
import type { State } from '../types'
import { questionsData, questionsOf } from './landing'
import type { ContentReader } from './read-content'
import type { RouteMaker } from './routes'

type WithHead<Texts> = Texts & { title: string; description: string }

interface Questions {
  groups: { items: { key: string; question: string; answer: string }[] }[]
}

const CARD = '/pictures/share/site.png'

const statesOf = (content: ContentReader) =>
  content
    .yaml<State[]>('states.yaml')
    .map(({ name, display_name, description }) => ({ name, display_name, description }))

interface WrittenCertification extends Omit<CertificationTexts, 'fitness' | 'testimonials' | 'outline' | 'faq'> {
  fitness: CertificationTexts['fitness'] & { title: string; description: string; heading: string; lead: string }
  testimonials: { title: string; note: string }
  outline: { title: string; week: string; minutes: string }
  faq: string
  modules: string[]
}

export const certification: RouteMaker = (content, { brand }) => {
  const written = content.yaml<WithHead<WrittenCertification>>('site/pages/certification.yaml')
  const questions = content.yaml<Questions>('site/certification_faq.yaml')
  const { modules } = content.yaml<{ modules: Module[] }>('course/outline.yaml')
  const texts = {
    ...written,
    isFitness: false,
    components: content.yaml<{ components: Component[] }>('site/components.yaml').components,
    testimonials: {
      ...written.testimonials,
      items: content.yaml<{ testimonials: Testimonial[] }>('site/testimonials.yaml').testimonials,
    },
    // The titles are those of the specification; what is in them comes from the course itself.
    outline: {
      ...written.outline,
      items: modules.map(({ number, week, summary, lessons }) => ({
        number,
        week,
        summary,
        title: written.modules[number - 1] ?? '',
        lessons: lessons.map(({ title, minutes, summary }) => ({ title, minutes, summary })),
      })),
    },
    faq: { title: written.faq, items: questionsOf(questions) },
  }
  const course = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: written.title,
    description: written.description,
    provider: { '@type': 'Organization', name: brand.name },
  }
  const head = { canonical: '/certification', card: '/pictures/share/certification.png' }
  return [
    {
      paths: ['/certification', '/course'],
      page: 'Certification',
      texts,
      head: {
        ...head,
        title: written.title,
        description: written.description,
        structuredData: [course, questionsData(questions)],
      },
    },
    {
      paths: ['/certification/fitness-trainer'],
      page: 'Certification',
      texts: { ...texts, isFitness: true, heading: written.fitness.heading, lead: written.fitness.lead },
      head: {
        ...head,
        canonical: '/certification/fitness-trainer',
        title: written.fitness.title,
        description: written.fitness.description,
        structuredData: [course],
      },
    },
  ]
}

/** Pages whose texts are one file, with what else they need from the content. */
const simple =
  (
    page: string,
    file: string,
    paths: string[],
    more: (content: ContentReader) => object = () => ({}),
    card = CARD,
  ): RouteMaker =>
  (content) => {
    const texts = content.yaml<WithHead<object>>(`site/pages/${file}.yaml`)
    const { title, description } = texts
    return [
      {
        paths,
        page,
        texts: { ...texts, ...more(content) },
        head: { title, description, canonical: paths[0] ?? '/', card, structuredData: [] },
      },
    ]
  }

export const offer = simple('Offer', 'offer', ['/cert-offer'], undefined, '/pictures/share/certification.png')
export const register = simple('Register', 'register', ['/register'], (content) => ({ all_states: statesOf(content) }))
export const training = simple('Training', 'training', ['/vsl', '/training'])
export const about = simple('About', 'about', ['/about'])
export const support = simple('Support', 'support', ['/support'])

/** For links that leave from elsewhere: /redirect?to=… */
export const redirect: RouteMaker = (_, { brand, words }) => [
  {
    paths: ['/redirect'],
    page: 'Redirect',
    texts: {},
    head: {
      title: `${words.redirect.title} · ${brand.name}`,
      description: words.redirect.words,
      canonical: '/redirect',
      card: CARD,
      structuredData: [],
      isPrivate: true,
    },
  },
]

export const links: RouteMaker = (content) => {
  const { note, ...texts } = content.yaml<WithHead<{ note: WithHead<{ path: string }> }>>('site/pages/links.yaml')
  const head = { card: CARD, structuredData: [] }
  return [
    {
      paths: ['/links'],
      page: 'Links',
      texts,
      head: { ...head, title: texts.title, description: texts.description, canonical: '/links' },
    },
    {
      paths: [`/${note.path}`],
      page: 'Note',
      texts: note,
      head: { ...head, title: note.title, description: note.description, canonical: `/${note.path}` },
    },
  ]
}

interface WrittenBook {
  heading: string
  cover: object
  chapters: { title: string }
  thanks: { title: string; description: string }
}

export const book: RouteMaker = (content, { brand }) => {
  const { thanks, ...written } = content.yaml<WithHead<WrittenBook>>('site/pages/book.yaml')
  const chapters = content
    .stems('book', '.md')
    .filter((name) => /^\d/.test(name))
    .map((name) => content.markdown<{ number: number; title: string; summary: string }>(`book/${name}.md`).head)
    .map(({ number, title, summary }) => ({ number, title, summary }))
  const texts = {
    ...written,
    isFitness: false,
    chapters: { ...written.chapters, items: chapters },
    states: statesOf(content),
  }
  const head = {
    title: written.title,
    description: written.description,
    card: '/pictures/share/book.png',
    canonical: '/book',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Book',
        name: written.heading,
        publisher: { '@type': 'Organization', name: brand.name },
      },
    ],
  }
  return [
    { paths: ['/book'], page: 'Book', texts, head },
    { paths: ['/book/fitness-trainer'], page: 'Book', texts: { ...texts, isFitness: true }, head },
    {
      paths: ['/book_download'],
      page: 'BookDownload',
      texts: { ...thanks, book: { heading: written.heading, cover: written.cover } },
      head: { ...head, title: thanks.title, description: thanks.description, structuredData: [], isPrivate: true },
    },
  ]
}
