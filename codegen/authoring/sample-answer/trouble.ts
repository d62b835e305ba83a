import { buildPathLabel } from './label.ts'
import { keyWords } from './words.ts'

const troubleWords =
  'pendencia protesto restricao processo multa divida debito ocorrencia sancao infracao apontamento pefin refin spc falencia bloqueio penalidade embargo mandado penhora'.split(
    ' ',
  )

/** States without a protest are good news, and the blocks of a phone number are calls that nobody wants. */
const neutralWords = ['sem', 'nao', 'nenhum', 'telefone', 'legenda', 'tipo']

/** Returns true for a list of debts and other trouble. */
export function isTroubleList(keys: readonly string[]): boolean {
  const key = keys.at(-1) ?? ''
  // Hits of a search are likenesses.
  if (/^(?:hits|matches)$/i.test(key)) return false
  const words = new Set([...keyWords(key), ...keyWords(buildPathLabel(keys))])
  const around = [...words, ...keyWords(keys.at(-2) ?? '')]
  return troubleWords.some((word) => words.has(word)) && !around.some((word) => neutralWords.includes(word))
}

/** Returns the text for an empty list: 'Nada consta.' for debts and other trouble. */
export const chooseEmptyText = (keys: readonly string[]): string =>
  isTroubleList(keys) ? 'Nada consta.' : 'Nenhum registro.'
