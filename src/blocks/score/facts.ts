import { isInside, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { emptyText, formatValue, missingText } from '@/formats/registry.ts'
import { scaleDown } from '@/lib/format/read-value.ts'
import { formatPlain, isMissing, type ShownAnswer } from '../parts/shown-text.ts'

type ScoredPath = { value: string; scale?: number | undefined }

const readScore = (source: unknown, { value, scale }: ScoredPath) =>
  parseScore(scaleDown(valueAt(source, value), scale))

export type ScoreBand = BlockByKind<'score'>['bands'][number]

/** Sources send a score as a number or as digits in a text. */
export function parseScore(value: unknown): number | undefined {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof score === 'number' && Number.isFinite(score) ? score : undefined
}

/** Returns the band that a score is in. */
export const findBand = (bands: readonly ScoreBand[], score: number): ScoreBand | undefined =>
  bands.find(({ upTo }) => score <= upTo) ?? bands.at(-1)

/** A band of the scale, or the whole scale if there are no bands. */
type Segment = { band: ScoreBand | undefined; end: number; share: number }

/** Returns the position of a score on the scale, from 0 to 1. */
export const computeShare = (score: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (score - min) / (max - min))) : 0

/** Splits the scale into segments in order; the last one ends at `max`. */
export function splitScale(bands: readonly ScoreBand[], min: number, max: number): Segment[] {
  const ends = bands.map((band, index) => ({
    band,
    end: index === bands.length - 1 ? max : Math.min(max, band.upTo),
  }))
  const parts = ends.map(({ band, end }, index) => {
    const start = ends[index - 1]?.end ?? min
    return { band, end, share: computeShare(end, min, max) - computeShare(start, min, max) }
  })
  const visible = parts.filter(({ share }) => share > 0)
  return visible.length > 0 ? visible : [{ band: undefined, end: max, share: 1 }]
}

type ScoreLayout = BlockByKind<'score'>

export type Month = { month: string /** As the answer has it. */; given: string; points: number }

/** A factor of the score. */
export type Factor = { label: string; effect: string; weight: string; detail: string | undefined }

/** The facts about a score, in the words that the page, the clipboard and exports share. */
export type ScoreFacts = {
  score: number
  /** The score with its unit. */
  text: string
  band: ScoreBand | undefined
  /** The change since the month before: '+4' and 'desde outubro de 2026'. */
  change: { amount: string; since: string } | undefined
  paying: string | undefined
  model: string | undefined
  /** From the oldest to the newest. */
  months: Month[]
  factors: Factor[]
  /** Labels of facts that the contract requires and the answer lacks. */
  absent: string[]
}

type AnswerWithMissing = Pick<ShownAnswer, 'answer' | 'missing'>

/**
 * Returns the placeholder of a score: the manifest's `empty` text only if the source says that there is none.
 */
export function noScoreText(
  { value, empty = 'Sem pontuação.' }: ScoreLayout,
  { answer, missing }: AnswerWithMissing,
) {
  const score = valueAt(answer, value)
  const isEmpty = (score === null || score === '') && !isMissing(missing, value)
  return isEmpty ? empty : missingText
}

/** Returns the facts of a score block; `undefined` if the answer has no score. */
export function readScoreFacts(
  block: ScoreLayout,
  { answer, missing }: AnswerWithMissing,
): ScoreFacts | undefined {
  const { bands, unit = '', model, paying, history, factors } = block
  const isAbsent = (path: string | undefined) => path !== undefined && isPathMissing(missing, path)
  const score = readScore(answer, block)
  if (score === undefined) return undefined
  const months = isAbsent(history?.value) ? [] : readMonths(block, answer)
  return {
    score,
    text: `${formatValue(score, 'number')}${unit}`,
    band: findBand(bands, score),
    change: computeChange(score, months),
    paying: describePaying(paying, answer),
    model: model === undefined ? undefined : readPresentText(answer, model),
    months,
    factors: readFactors(block, answer),
    absent: [
      ...(isAbsent(paying?.value) ? ['Perfil'] : []),
      ...(isAbsent(model) ? ['Modelo'] : []),
      ...(isAbsent(history?.value) ? ['Histórico'] : []),
      ...(isAbsent(factors?.value) ? [factorsTitle] : []),
    ],
  }
}

export const factorsTitle = 'O que pesa na pontuação'

/** Returns true if an answer lacks the value at a path, or a part of it. */
const isPathMissing = (missing: readonly string[], path: string) =>
  isMissing(missing, path) || missing.some((absent) => isInside(absent, path))

function readPresentText(source: unknown, path: string): string | undefined {
  const text = formatPlain(source, path)
  return text === emptyText ? undefined : text
}

function readMonths({ history, scale }: ScoreLayout, answer: unknown): Month[] {
  if (history === undefined) return []
  const months = rowsAt(answer, history.value).flatMap((row) => {
    const month = readPresentText(row, history.month)
    const points = readScore(row, { value: history.points, scale })
    return month === undefined || points === undefined ? [] : [{ month, points }]
  })
  // 'YYYY-MM' sorts by time.
  const sorted = months.toSorted((one, other) => (one.month < other.month ? -1 : 1))
  return sorted.map(({ month, points }) => ({ month: formatValue(month, 'month'), given: month, points }))
}

function computeChange(score: number, months: Month[]): ScoreFacts['change'] {
  const before = months.at(-2)
  if (before === undefined) return undefined
  const change = score - before.points
  const amount = `${change > 0 ? '+' : ''}${formatValue(change, 'number')}`
  return { amount: change === 0 ? 'Sem mudança' : amount, since: `desde ${before.month}` }
}

function describePaying(paying: ScoreLayout['paying'], answer: unknown): string | undefined {
  const count = paying && readScore(answer, paying)
  if (count === undefined) return undefined
  const pay = count === 1 ? 'paga' : 'pagam'
  return `De cada 100 ${paying?.who} com este perfil, ${formatValue(count, 'number')} ${pay} em dia`
}

function readFactors({ factors }: ScoreLayout, answer: unknown): Factor[] {
  if (factors === undefined) return []
  return rowsAt(answer, factors.value).map((row) => ({
    label: formatPlain(row, factors.label),
    effect: formatPlain(row, factors.effect),
    weight: formatPlain(row, factors.weight),
    detail: factors.detail === undefined ? undefined : readPresentText(row, factors.detail),
  }))
}
