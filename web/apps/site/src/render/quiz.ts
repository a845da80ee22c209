import type { QuizPage } from '@evenkeel/api'
import type { State } from '../types'
import type { RouteMaker } from './routes'

type Answers = Record<string, string>

interface WrittenPage {
  title: string
  question: string
  answers: Answers
  preferred_question: string
  preferred: Answers
}

interface WrittenBoxes {
  title: string
  question: string
  none: string
  options: Record<string, { title: string; statement?: string }>
}

interface WrittenQuiz {
  title: string
  intro: string
  disclaimer: string
  pages: Record<string, WrittenPage>
  symptoms: WrittenBoxes
  habits: WrittenBoxes
  sliders: {
    title: string
    question: string
    options: Record<string, { title: string; question: string; lowest: string; highest: string }>
  }
}

const choices = (answers: Answers) => Object.entries(answers).map(([state, text]) => ({ state, text }))

const boxes = ({ title, question, none, options }: WrittenBoxes) => ({
  title,
  question,
  none,
  options: Object.entries(options).map(([key, option]) => ({
    key,
    title: option.title,
    statement: option.statement ?? '',
  })),
})

export const quiz: RouteMaker = (content) => {
  const words = content.yaml<{ title: string; description: string; result: { title: string; description: string } }>(
    'site/pages/quiz.yaml',
  )
  const written = content.yaml<WrittenQuiz>('quiz/discovery.yaml')
  const pages = Object.entries(written.pages).map(([life_aspect, page]) => ({
    life_aspect,
    title: page.title,
    question: page.question,
    answers: choices(page.answers),
    preferred_question: page.preferred_question,
    preferred: choices(page.preferred),
  })) as QuizPage[]
  const sliders = {
    title: written.sliders.title,
    question: written.sliders.question,
    options: Object.entries(written.sliders.options).map(([key, { title, question, lowest, highest }]) => ({
      key,
      title,
      question,
      lowest,
      highest,
    })),
  }
  const states = content
    .yaml<State[]>('states.yaml')
    .map(({ name, display_name, description }) => ({ name, display_name, description }))
  const head = { canonical: '/quiz', card: '/pictures/share/site.png', structuredData: [] }
  return [
    {
      paths: ['/quiz'],
      page: 'Quiz',
      texts: {
        ...words,
        intro: written.intro,
        disclaimer: written.disclaimer,
        pages,
        symptoms: boxes(written.symptoms),
        habits: boxes(written.habits),
        sliders,
        states,
      },
      head: { ...head, title: words.title, description: words.description },
    },
    {
      paths: ['/quiz/r'],
      page: 'QuizResult',
      texts: { ...words.result, states },
      head: { ...head, title: words.result.title, description: words.result.description, isPrivate: true },
    },
  ]
}
