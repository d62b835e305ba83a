import type { CastId } from '../../parts/cast.ts'

export const categories = {
  documentos: 'Documentos',
  empresas: 'Empresas',
  enderecos: 'Endereços',
  privacidade: 'Privacidade',
  credito: 'Crédito',
  justica: 'Justiça',
  veiculos: 'Veículos',
} as const

export type ArticleCategory = keyof typeof categories

type ArticleSection = {
  title?: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export type Article = {
  id: string
  title: string
  summary: string
  category: ArticleCategory
  author: CastId
  /** The day as `YYYY-MM-DD`. */
  date: string
  sections: readonly ArticleSection[]
}

const wordsPerMinute = 200

const countWords = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length

/** Returns the reading time in minutes, rounded up. */
export function estimateReadingMinutes({ sections }: Article): number {
  const texts = sections.flatMap(({ title = '', paragraphs, points = [] }) => [
    title,
    ...paragraphs,
    ...points,
  ])
  return Math.ceil(countWords(texts) / wordsPerMinute)
}
