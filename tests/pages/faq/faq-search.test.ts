import { describe, expect, it } from 'vitest'
import { findQuestions } from '@/pages/faq/page.tsx'

const sections = [
  { title: 'Créditos', questions: [{ question: 'Quanto custa?', answer: 'A definir.' }] },
  {
    title: 'Privacidade',
    questions: [
      { question: 'O que é guardado?', answer: 'Só o horário.' },
      { question: 'E as recentes?', answer: 'Ficam na memória.' },
    ],
  },
]

describe('the FAQ search', () => {
  it.each([
    ['everything without a query', '', ['Quanto custa?', 'O que é guardado?', 'E as recentes?']],
    ['words of a question', 'custa', ['Quanto custa?']],
    ['words of an answer, without accents', 'memoria', ['E as recentes?']],
    ['a whole section by its title', 'privacidade', ['O que é guardado?', 'E as recentes?']],
    ['nothing for an unknown word', 'placa', []],
  ])('finds %s', (_reason, query, expected) => {
    const found = findQuestions(sections, query)
    expect(found.flatMap(({ questions }) => questions.map(({ question }) => question))).toEqual(expected)
    expect(found.every(({ questions }) => questions.length > 0)).toBe(true)
  })
})
