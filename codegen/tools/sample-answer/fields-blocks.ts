import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { type AnswerEntry, groupByTheme, isMostlyAddress } from './entries.ts'
import { buildFieldItem } from './field-items.ts'
import { buildLabel } from './label.ts'
import {
  type AnswerNode,
  addBlock,
  type BlockInput,
  type LayoutBuilder,
  leaveOut,
  type Rank,
  ranks,
} from './layout-builder.ts'
import type { AnswerSubject } from './subject.ts'
import { keyWords } from './words.ts'

/** Adds an object's scores, and blocks of its other values. Skips values that the summary shows. */
export function addFields(
  builder: LayoutBuilder,
  allEntries: readonly AnswerEntry[],
  subject: AnswerSubject,
  node: AnswerNode,
) {
  const remaining = allEntries.filter(({ keys }) => !builder.summaryPaths.has(joinAnswerPath(keys)))
  const entries = addScores(builder, remaining, node)
  const isHead = remaining.length < allEntries.length || node.title === undefined
  const isScoreDetail = entries.length < remaining.length && !isHead
  const rank = isHead ? ranks.main : isScoreDetail ? ranks.score : rankByKey(node)
  const title = isScoreDetail
    ? buildLabel(`detalhes_${node.keys.at(-1)}`)
    : (node.title ?? chooseRootTitle(allEntries, subject))
  const groups = isMostlyAddress(allEntries) ? [{ entries }] : groupByTheme(entries)
  for (const group of groups) {
    const items = group.entries
      .map((entry) => buildFieldItem(entry, subject))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item)
    if (items.length === 0) continue
    if ('title' in group)
      addBlock(builder, group.rank, { block: 'fields', title: group.title, items }, node.title)
    else addBlock(builder, rank, { block: 'fields', title, items }, node.parentTitle)
  }
}

function chooseRootTitle(entries: readonly AnswerEntry[], { subjectType }: AnswerSubject): string {
  const words = new Set(entries.flatMap(({ key }) => [...keyWords(key)]))
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['placa', 'chassi', 'renavam'])) return 'Veículo'
  if (entries.some(({ label }) => label === 'Número do processo')) return 'Processo'
  if (subjectType === 'company') return 'Empresa'
  if (subjectType === 'person') return 'Dados pessoais'
  return isMostlyAddress(entries) ? 'Endereço' : 'Dados'
}

function rankByKey({ keys }: AnswerNode): Rank {
  const words = keyWords(keys.at(-1) ?? '')
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['situacao', 'resultado', 'resumo'])) return ranks.status
  if (has(['contato'])) return ranks.contact
  return has(['endereco', 'logradouro', 'localizacao']) ? ranks.address : ranks.other
}

/** Adds a block for each score. Returns the other entries. */
function addScores(
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

/** Returns true for a number that is called a score or has a range beside it. */
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

/** Returns true for points of a driving license, which are no credit score. */
function isLicencePoints(keys: readonly string[], siblings: readonly AnswerEntry[]): boolean {
  const words = ['cnh', 'habilitacao', 'condutor', 'motorista']
  return keys.some((key) => hasWord(key, words)) || siblings.some(({ key }) => hasWord(key, words))
}

type Score = Extract<BlockInput, { block: 'score' }>

/** Bands of credit bureaus on their scale from 0 to 1000. */
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
