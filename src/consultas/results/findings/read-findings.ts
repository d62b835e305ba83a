import { layoutPaths } from '@manifest/blocks/index.ts'
import { collectValues, isInside, passesList, valueAt } from '@manifest/contract/answer-path.ts'
import { pathInRows, readMeasure, removeIndexes } from '@manifest/contract/findings.ts'
import { isFilled } from '@manifest/contract/is-filled.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { createShownAnswer, type IsRevealed, isMissing, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { readDate, readNumber, scaleDown } from '@/lib/format/read-value.ts'
import { roundSum } from '@/lib/round-sum.ts'
import { truncate } from '@/ui/page/long-text.tsx'
import { formatValue, hideValue, isNumeric } from '../../../formats/registry.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { listSensitivePaths } from '../sensitive-paths.ts'
import { findPartialList } from '../source-and-time.ts'
import { findTarget, type ResultSectionKey } from './sections.ts'
import { appears, rankTone, readBand, readTone } from './weighing.ts'

/** A finding in words: a figure with its label before it ('última em 02/10/2026') or after it ('4 pendências'). */
export type FindingText = {
  before?: string
  figure: string
  after?: string
  tone: Severity
  /** Its place in the manifest's list. */
  index: number
  /** It is one value of the answer, no count, sum or extreme. */
  isValue: boolean
  /** The path of the value that it is about. */
  path: string
  /** The section that shows the finding's value. */
  target: ResultSectionKey | undefined
}

/** In characters. A longer figure is truncated. */
export const maxLength = 60

/**
 * Returns the findings of an answer, the gravest first, and otherwise in the manifest's order. It leaves out findings
 * about missing values, and hides values that the layout hides.
 */
export function readFindings(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): FindingText[] {
  const shownAnswer = createShownAnswer(answered, isRevealed)
  const { answer } = answered
  const isSensitive = createSensitivityTest(definition)
  const found = (definition.findings ?? []).flatMap((finding, index): FindingText[] => {
    const { measure, path } = readMeasure(finding)
    if (isMissing(shownAnswer.missing, path)) return []
    const value = measureFinding(finding, answer)
    if (!appears(finding, value)) return []
    const isHidden = isSensitive(finding) && isFindingHidden(finding, definition, shownAnswer)
    const isPartial = isAboutPartialList(finding, definition, answered)
    const words = isHidden
      ? labelFigure(finding, hideValue(value, finding.format))
      : nameBand(finding, definition, value)
    // The tone of a hidden value would reveal it.
    const tone = isHidden ? (finding.tone ?? 'neutral') : readTone(finding, definition, value)
    const target = findTarget(finding, definition, shownAnswer)
    const after = isPartial ? [words.after, loadedRowsText].filter(Boolean).join(' ') : words.after
    return [
      { ...words, ...(after ? { after } : {}), tone, index, isValue: measure === 'value', path, target },
    ]
  })
  return found.sort((one, other) => rankTone(one.tone) - rankTone(other.tone))
}

/** Follows a figure about a list, if the source has more rows. */
export const loadedRowsText = '(linhas carregadas)'

/** Returns true if a finding measures a list of which only some rows are loaded. */
export function isAboutPartialList(
  finding: Finding,
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
): boolean {
  const list = findPartialList(definition, answered)
  const { measure, path } = readMeasure(finding)
  return list !== undefined && measure !== 'value' && isInside(path, list)
}

/** Returns a finding in words. A score names its band, which its colour shows: 'score 412 (Risco alto)'. */
function nameBand(finding: Finding, definition: ConsultaDefinition, value: unknown): FindingWords {
  const words = describeFinding(finding, value)
  const band = readBand(finding, definition, value)
  return band ? { ...words, after: [words.after, `(${band.label})`].filter(Boolean).join(' ') } : words
}

export type FindingWords = Pick<FindingText, 'before' | 'figure' | 'after'>

/** Returns a finding with its value in words. */
export function describeFinding(finding: Finding, measured: unknown): FindingWords {
  const { label, one, format, when } = finding
  // For a yes/no value the label alone is the finding: 'titular falecido'.
  const isFact = when !== 'always' && (measured === true || format === 'yes-no')
  if (isFact && label !== undefined) return { figure: label }
  const figure = truncate(formatValue(measured, format), maxLength)
  return labelFigure(
    Number(measured) === 1 && one !== undefined ? { ...finding, label: one } : finding,
    figure,
  )
}

/** A quantity stands before its label; extremes and other values stand after it. */
function labelFigure({ label, count, sum, value, format }: Finding, figure: string): FindingWords {
  if (label === undefined) return { figure }
  const isQuantity = count !== undefined || sum !== undefined || (value !== undefined && isNumeric(format))
  return isQuantity ? { figure, after: label } : { before: label, figure }
}

/** Returns a test if the layout hides a value that a finding is made from. A count reveals no value. */
export function createSensitivityTest(definition: ConsultaDefinition): (finding: Finding) => boolean {
  const paths = layoutPaths(definition).flatMap(({ path, isSensitive, rows = [] }) => [
    ...(isSensitive ? [removeIndexes(path)] : []),
    ...rows.filter((row) => row.isSensitive).map((row) => removeIndexes(pathInRows(path, row.path))),
  ])
  return (finding) => finding.count === undefined && paths.some(createOverlapTest(finding))
}

/** Returns true if a finding would reveal a value that the user has not revealed. */
function isFindingHidden(
  finding: Finding,
  definition: ConsultaDefinition,
  { answer, isRevealed }: ShownAnswer,
): boolean {
  const overlaps = createOverlapTest(finding)
  for (const path of listSensitivePaths(definition, answer))
    if (overlaps(removeIndexes(path)) && !isRevealed(path)) return true
  return false
}

/** Returns a test for paths inside the finding's value or around it. */
function createOverlapTest(finding: Finding): (path: string) => boolean {
  const own = removeIndexes(readMeasure(finding).path)
  return (path) => isInside(path, own) || isInside(own, path)
}

/**
 * Returns the count, sum, extreme or value that a finding shows; `undefined` if the answer does not have it.
 * A missing list is not the same as an empty one.
 */
export function measureFinding(finding: Finding, answer: unknown): unknown {
  const { measure, path } = readMeasure(finding)
  const read = (value: unknown) => scaleDown(value, finding.scale)
  if (measure === 'value') return read(valueAt(answer, path))
  if (!passesList(answer, path)) return undefined
  const values = collectValues(answer, path).map(read)
  if (measure === 'count') return countFilled(values)
  if (measure === 'sum') return sumNumbers(values)
  return findExtreme(values, measure === 'min' ? -1 : 1)
}

/** Counts the elements that have a value. Returns `undefined` if a list has elements but none has a value: the count is unknown. */
function countFilled(values: unknown[]): number | undefined {
  const count = values.filter(isFilled).length
  return count === 0 && values.length > 0 ? undefined : count
}

/**
 * Adds numbers up; an empty list gives 0. `null` counts as no amount; any other value makes the sum unknown.
 */
function sumNumbers(values: unknown[]): number | undefined {
  const amounts = values.filter((value) => value !== null).map((value) => readNumber(value))
  const numbers = amounts.filter((amount) => amount !== undefined)
  const isUnknown = numbers.length < amounts.length || (values.length > 0 && numbers.length === 0)
  return isUnknown ? undefined : roundSum(numbers.reduce((sum, number) => sum + number, 0))
}

/** Returns a number that orders the value: a number itself, or a date's time. */
function toComparable(value: unknown): number {
  const isMonth = typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
  const date = isMonth ? value : typeof value === 'string' ? readDate(value) : undefined
  return date === undefined ? (readNumber(value) ?? Number.NaN) : Date.parse(date)
}

/**
 * Returns the largest or latest value, or with direction -1 the smallest or earliest. Ignores texts that are
 * neither numbers nor dates.
 */
function findExtreme(values: unknown[], direction: 1 | -1): unknown {
  let found: unknown
  let best = Number.NEGATIVE_INFINITY
  for (const value of values) {
    const ranked = toComparable(value) * direction
    if (ranked <= best || Number.isNaN(ranked)) continue
    best = ranked
    found = value
  }
  return found
}
