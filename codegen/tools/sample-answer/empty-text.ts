import { keyWords } from './split-key.ts'

const troubleWords = [
  'pendencia',
  'protesto',
  'restricao',
  'processo',
  'multa',
  'divida',
  'debito',
  'ocorrencia',
  'sancao',
]

/** What is said where an answer has nothing in a list: that there is no trouble, or no record. */
export function chooseEmptyText(keys: readonly string[]): string {
  const words = keyWords(keys.at(-1) ?? '')
  return troubleWords.some((word) => words.has(word)) ? 'Nada consta.' : 'Nenhum registro.'
}
