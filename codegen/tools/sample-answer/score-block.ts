import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { AnswerEntry } from './entries.ts'
import {
  type AnswerNode,
  addBlock,
  type BlockInput,
  type LayoutBuilder,
  leaveOut,
  ranks,
} from './layout-builder.ts'
import { keyWords } from './split-key.ts'

/** Adds a block for each score among some values; gives back the others. */
export function addScores(
  builder: LayoutBuilder,
  entries: AnswerEntry[],
  { title, parentTitle }: AnswerNode,
): AnswerEntry[] {
  const findBound = (words: string[]) =>
    entries.find(({ key, value }) => typeof value === 'number' && hasWord(key, words))
  const [min, max] = [findBound(['minimo', 'min']), findBound(['maximo', 'max'])]
  const range = { min: Number(min?.value ?? 0), max: Number(max?.value ?? 1000) }
  const isInside = ({ value }: AnswerEntry) => Number(value) >= range.min && Number(value) <= range.max
  const scores = entries.filter((entry) => isInside(entry) && isScore(entry, entries))
  if (scores.length === 0) return entries
  const model = entries.find(({ label, value }) => label === 'Modelo' && typeof value === 'string')
  for (const { keys, label } of scores) {
    const scoreTitle = /^(?:Score|Pontuação)/.test(label) || title === undefined ? label : title
    const score = {
      block: 'score' as const,
      title: scoreTitle,
      value: joinAnswerPath(keys),
      ...range,
      ...chooseBands(range),
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

const hasWord = (key: string, words: string[]) => words.some((word) => keyWords(key).has(word))

/** A number called a score, or one beside its range. */
function isScore({ keys, key, value }: AnswerEntry, siblings: readonly AnswerEntry[]): boolean {
  if (typeof value !== 'number' || value < 0) return false
  if (hasWord(key, ['minimo', 'min', 'maximo', 'max', 'limite', 'data', 'quantidade'])) return false
  if (isLicencePoints(keys, siblings)) return false
  const isNamed = hasWord(key, ['score', 'pontuacao', 'pontos', 'escore'])
  const isInside = hasWord(keys.at(-2) ?? '', ['score', 'pontuacao', 'escore'])
  const hasRange = siblings.some(
    (entry) => typeof entry.value === 'number' && hasWord(entry.key, ['maximo', 'max']),
  )
  if (hasRange) return isNamed || hasWord(key, ['valor', 'indice', 'nota', 'total', 'atual'])
  return value <= 1000 && (isNamed || (isInside && hasWord(key, ['valor', 'pontos'])))
}

/** Points of a driving licence count up to its suspension: they are no score of credit. */
function isLicencePoints(keys: readonly string[], siblings: readonly AnswerEntry[]): boolean {
  const words = ['cnh', 'habilitacao', 'condutor', 'motorista']
  return keys.some((key) => hasWord(key, words)) || siblings.some(({ key }) => hasWord(key, words))
}

type Score = Extract<BlockInput, { block: 'score' }>

/** The bands that credit bureaus know on their scale from 0 to 1000. */
const chooseBands = ({ min, max }: { min: number; max: number }): Pick<Score, 'bands'> =>
  min === 0 && max === 1000
    ? {
        bands: [
          { upTo: 300, label: 'Risco muito alto', color: 'danger' },
          { upTo: 500, label: 'Risco alto', color: 'orange' },
          { upTo: 700, label: 'Risco médio', color: 'warning' },
          { upTo: 1000, label: 'Risco baixo', color: 'success' },
        ],
      }
    : {}
