export interface ListedArticle {
  id: string
  title: string
  summary: string
  category: string
  minutes: number
  states: string[]
  tags: string[]
}
