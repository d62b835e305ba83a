import { isInside } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import { pathInRows, readMeasure, removeIndexes } from '@manifest/contract/findings.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import { truncate } from '@/ui/page/long-text.tsx'
import { emptyText, formatValue, hideValue, isNumeric } from '../../../formats/registry.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { listSensitivePaths } from '../sensitive-paths.ts'
import { createShownAnswer, type IsRevealed, isMissing, type ShownAnswer } from '../shown-text.ts'
import { measureFinding } from './measure-finding.ts'
import { findTarget, type ResultSectionKey } from './sections.ts'

/** A finding in words: a figure with its label before it ('score 412') or after it ('4 pendências'). */
export type FindingText = {
  before?: string
  figure: string
  after?: string
  tone: NonNullable<Finding['tone']>
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
 * Returns the findings of an answer in the manifest's order. It leaves out findings about missing values, and
 * hides values that the layout hides.
 */
export function readFindings(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): FindingText[] {
  const shownAnswer = createShownAnswer(answered, isRevealed)
  const { answer } = answered
  const isSensitive = createSensitivityTest(definition)
  return (definition.findings ?? []).flatMap((finding) => {
    if (isMissing(shownAnswer.missing, readMeasure(finding).path)) return []
    const value = measureFinding(finding, answer)
    if (formatValue(value, finding.format) === emptyText) return []
    if (finding.when === 'some' && !isTruthy(value)) return []
    const isHidden = isSensitive(finding) && isFindingHidden(finding, definition, shownAnswer)
    const words = isHidden
      ? labelFigure(finding, hideValue(value, finding.format))
      : describeFinding(finding, value)
    const tone = finding.tone ?? 'neutral'
    const target = findTarget(finding, definition, shownAnswer)
    const { measure, path } = readMeasure(finding)
    return [{ ...words, tone, isValue: measure === 'value', path, target }]
  })
}

export type FindingWords = Pick<FindingText, 'before' | 'figure' | 'after'>

/** Returns a finding with its value in words. */
export function describeFinding(finding: Finding, measured: unknown): FindingWords {
  const { label, one, format, when } = finding
  // For a yes/no value the label alone is the finding: 'titular falecido'.
  const isFact = when === 'some' && (measured === true || format === 'yes-no')
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
