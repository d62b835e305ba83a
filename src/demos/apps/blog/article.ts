import type { CastId } from '../../parts/cast.ts'

/** What an article can be about. */
export const categories = {
  documentos: 'Documentos',
  empresas: 'Empresas',
  enderecos: 'Endereços',
  privacidade: 'Privacidade',
  credito: 'Crédito',
  justica: 'Justiça',
  veiculos: 'Veículos',
} as const

export type Category = keyof typeof categories

type Section = {
  title?: string
  paragraphs: readonly string[]
  /** What is enumerated after the paragraphs. */
  points?: readonly string[]
}

export type Article = {
  id: string
  title: string
  summary: string
  category: Category
  author: CastId
  /** The day as `YYYY-MM-DD`. */
  date: string
  sections: readonly Section[]
}

const wordsPerMinute = 200

const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length

/** How long it takes to read, in minutes, the last one begun. */
export function readingMinutes({ sections }: Article): number {
  const texts = sections.flatMap(({ title = '', paragraphs, points = [] }) => [
    title,
    ...paragraphs,
    ...points,
  ])
  return Math.ceil(words(texts) / wordsPerMinute)
}
