import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { AnswerEntry } from './entries.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, leaveOut, ranks } from './layout-builder.ts'
import { keyWords } from './words.ts'

/** Adds a block for each score. Returns the other entries. */
export function addScores(
  builder: LayoutBuilder,
  entries: AnswerEntry[],
  { title, parentTitle, keys: nodeKeys }: AnswerNode,
): AnswerEntry[] {
  const findBound = (words: string[]) =>
    entries.find(({ key, value }) => typeof value === 'number' && isBound(key, words))
  const [min, max] = [findBound(minWords), findBound(maxWords)]
  // Without its scale a number says nothing: 64 may be of 100, and 0 may be the best.
  if (!max) return entries
  const range = { min: Number(min?.value ?? 0), max: Number(max.value) }
  const isOnScale = ({ value }: AnswerEntry) => Number(value) >= range.min && Number(value) <= range.max
  const scores = entries.filter((entry) => isOnScale(entry) && isScore(entry, entries))
  if (scores.length === 0) return entries
  const model = entries.find(
    ({ label, value }) => /^(?:Modelo|Nome do score)(?: do score)?$/.test(label) && typeof value === 'string',
  )
  for (const { keys, label } of scores) {
    const isNamed =
      /^Score.|^Pontuação.|Score \d/.test(label) || title === undefined || /^\d+$/.test(nodeKeys.at(-1) ?? '')
    const scoreTitle = isNamed ? label : title
    const score = {
      block: 'score' as const,
      title: scoreTitle,
      value: joinAnswerPath(keys),
      ...range,
    }
    addBlock(
      builder,
      ranks.score,
      { ...score, ...(model && { model: joinAnswerPath(model.keys) }) },
      parentTitle,
    )
  }
  for (const limit of [min, max])
    if (limit) leaveOut(builder, limit.keys, 'virou o limite da pontuação, que o manifesto escreve em número')
  return entries.filter(
    (entry) => !scores.includes(entry) && entry !== min && entry !== max && entry !== model,
  )
}

/** Returns true if one of the values is a score. */
export const hasScore = (entries: readonly AnswerEntry[]) => entries.some((entry) => isScore(entry, entries))

/** Returns the title of the values beside a score. */
export const buildScoreDetailTitle = (title: string | undefined) =>
  title === undefined || /^Score/.test(title) ? buildLabel('detalhes_score') : `Detalhes: ${title}`

const minWords = ['minimo', 'min', 'minimum']
const maxWords = ['maximo', 'max', 'maximum']

const hasWord = (key: string, words: string[]) => words.some((word) => keyWords(key).has(word))

/** Words of a key that names the end of a scale, and nothing else: the largest debt is no end of one. */
const boundWords = new Set([
  ...minWords,
  ...maxWords,
  'score',
  'escore',
  'pontuacao',
  'pontos',
  'valor',
  'limite',
  'escala',
  'faixa',
  'nota',
  'indice',
  'range',
  'do',
  'da',
  'de',
])

const isBound = (key: string, words: string[]) =>
  hasWord(key, words) && [...keyWords(key)].every((word) => boundWords.has(word))

const isWholeNumber = (value: unknown) =>
  typeof value === 'number' ? Number.isInteger(value) : typeof value === 'string' && /^\d{1,6}$/.test(value)

/** Words of numbers about a score that are none. */
const otherWords = [
  ...minWords,
  ...maxWords,
  'limite',
  'data',
  'quantidade',
  'unicidade',
  'uniqueness',
  'faixa',
  'codigo',
]

/** Returns true for a number that is called a score or has a range beside it. */
function isScore({ keys, key, value }: AnswerEntry, siblings: readonly AnswerEntry[]): boolean {
  if (hasWord(key, otherWords) || isLicencePoints(keys, siblings)) return false
  const isNamed = hasWord(key, ['score', 'pontuacao', 'pontos', 'escore'])
  const isInScore = hasWord(keys.at(-2) ?? '', ['score', 'pontuacao', 'escore'])
  const hasRange = siblings.some((entry) => typeof entry.value === 'number' && isBound(entry.key, maxWords))
  if (hasRange)
    return (
      typeof value === 'number' &&
      (isNamed || hasWord(key, ['valor', 'indice', 'nota', 'total', 'atual', 'rating']))
    )
  if (!isWholeNumber(value)) return false
  return isNamed
    ? keyWords(key).size <= 2 || typeof value === 'number'
    : isInScore && hasWord(key, ['valor', 'pontos']) && typeof value === 'number'
}

/** Returns true for points of a driving license, which are no credit score. */
function isLicencePoints(keys: readonly string[], siblings: readonly AnswerEntry[]): boolean {
  const words = ['cnh', 'habilitacao', 'condutor', 'motorista', 'infracao']
  return keys.some((key) => hasWord(key, words)) || siblings.some(({ key }) => hasWord(key, words))
}
