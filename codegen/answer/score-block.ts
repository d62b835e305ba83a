import { pathOf } from '../../manifest/contract/answer-path.ts'
import { type Block, type Draft, leaveOut, type Place, place, ranks } from './draft.ts'
import type { Entry } from './entries.ts'
import { keyWords } from './split-key.ts'

/** Adds a block for each score among some values; gives back the others. */
export function addScores(draft: Draft, entries: Entry[], { title, above }: Place): Entry[] {
  const bound = (words: string[]) =>
    entries.find(({ key, value }) => typeof value === 'number' && hasWord(key, words))
  const [min, max] = [bound(['minimo', 'min']), bound(['maximo', 'max'])]
  const range = { min: Number(min?.value ?? 0), max: Number(max?.value ?? 1000) }
  const isInside = ({ value }: Entry) => Number(value) >= range.min && Number(value) <= range.max
  const scores = entries.filter((entry) => isInside(entry) && isScore(entry, entries))
  if (scores.length === 0) return entries
  const model = entries.find(({ label, value }) => label === 'Modelo' && typeof value === 'string')
  for (const { keys, label } of scores) {
    const own = /^(?:Score|Pontuação)/.test(label) || title === undefined ? label : title
    const score = { block: 'score' as const, title: own, value: pathOf(keys), ...range, ...bandsOf(range) }
    place(draft, ranks.score, { ...score, ...(model && { model: pathOf(model.keys) }) }, above)
  }
  for (const limit of [min, max])
    if (limit) leaveOut(draft, limit.keys, 'virou o limite da pontuação, que o manifesto escreve em número')
  return entries.filter(
    (entry) => !scores.includes(entry) && entry !== min && entry !== max && entry !== model,
  )
}

const hasWord = (key: string, words: string[]) => words.some((word) => keyWords(key).has(word))

/** A number called a score, or one beside its range. */
function isScore({ keys, key, value }: Entry, beside: readonly Entry[]): boolean {
  if (typeof value !== 'number' || value < 0) return false
  if (hasWord(key, ['minimo', 'min', 'maximo', 'max', 'limite', 'data', 'quantidade'])) return false
  if (isOfDriver(keys, beside)) return false
  const isNamed = hasWord(key, ['score', 'pontuacao', 'pontos', 'escore'])
  const isInside = hasWord(keys.at(-2) ?? '', ['score', 'pontuacao', 'escore'])
  const hasRange = beside.some(
    (entry) => typeof entry.value === 'number' && hasWord(entry.key, ['maximo', 'max']),
  )
  if (hasRange) return isNamed || hasWord(key, ['valor', 'indice', 'nota', 'total', 'atual'])
  return value <= 1000 && (isNamed || (isInside && hasWord(key, ['valor', 'pontos'])))
}

/** Points of a driving licence count up to its suspension: they are no score of credit. */
function isOfDriver(keys: readonly string[], beside: readonly Entry[]): boolean {
  const words = ['cnh', 'habilitacao', 'condutor', 'motorista']
  return keys.some((key) => hasWord(key, words)) || beside.some(({ key }) => hasWord(key, words))
}

type Score = Extract<Block, { block: 'score' }>

/** The bands that credit bureaus know on their scale from 0 to 1000. */
const bandsOf = ({ min, max }: { min: number; max: number }): Pick<Score, 'bands'> =>
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
