import { isInside } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import { inRows, measureOf, withoutIndexes } from '@manifest/contract/findings.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import { cut } from '@/ui/page/long-text.tsx'
import { emptyText, formatted, isNumeric } from '../../formats/registry.ts'
import type { Answered } from '../../outcome.ts'
import { mask } from '../mask.ts'
import type { IsShown } from '../reveal-state.ts'
import { sensitivePaths } from '../sensitive-paths.ts'
import { isMissing, type View, viewOf } from '../shown-text.ts'
import { measured } from './measured.ts'
import { type Part, targetOf } from './target.ts'

/** A finding in words: a figure with its label before it ('score 412') or after it ('4 pendências'). */
export type ReadFinding = {
  before?: string
  figure: string
  after?: string
  tone: NonNullable<Finding['tone']>
  /** The part of the result that shows it. */
  target: Part | undefined
}

/** No finding is a text to be read: a longer one is cut. */
const longest = 60

/**
 * Returns the findings of an answer in the manifest's order. It leaves out those over values that the answer lacks, and
 * masks a value that the layout masks.
 */
export function readFindings(
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
): ReadFinding[] {
  const view = viewOf(answered, isShown)
  const { answer } = answered
  return (definition.findings ?? []).flatMap((finding) => {
    if (isMissing(view.missing, measureOf(finding).path)) return []
    const value = measured(finding, answer)
    if (formatted(value, finding.format) === emptyText) return []
    if (finding.when === 'some' && !isTruthy(value)) return []
    const isHidden = isMasked(finding, definition, view)
    const words = isHidden ? labelled(finding, mask) : inWords(finding, value)
    return [{ ...words, tone: finding.tone ?? 'neutral', target: targetOf(finding, definition, view) }]
  })
}

type Words = Pick<ReadFinding, 'before' | 'figure' | 'after'>

function inWords(finding: Finding, measured: unknown): Words {
  const { label, one, format, when } = finding
  // That something is so is said by its label alone: 'titular falecido'.
  const isFact = when === 'some' && (measured === true || format === 'yes-no')
  if (isFact && label !== undefined) return { figure: label }
  const figure = cut(formatted(measured, format), longest)
  return labelled(Number(measured) === 1 && one !== undefined ? { ...finding, label: one } : finding, figure)
}

/** Quantities stand before what they count; extremes and other values behind what they are called. */
function labelled({ label, count, sum, value, format }: Finding, figure: string): Words {
  if (label === undefined) return { figure }
  const isQuantity = count !== undefined || sum !== undefined || (value !== undefined && isNumeric(format))
  return isQuantity ? { figure, after: label } : { before: label, figure }
}

/** Whether a finding would tell of a sensitive value that is not revealed. How many elements a list has tells of none. */
function isMasked(finding: Finding, definition: ConsultaDefinition, { answer, isShown }: View): boolean {
  if (finding.count !== undefined) return false
  const own = withoutIndexes(measureOf(finding).path)
  const touches = (path: string) => isInside(path, own) || isInside(own, path)
  const isSensitive = layoutPaths(definition).some(
    ({ path, isSensitive, rows = [] }) =>
      (isSensitive && touches(withoutIndexes(path))) ||
      rows.some((row) => row.isSensitive && touches(withoutIndexes(inRows(path, row.path)))),
  )
  if (!isSensitive) return false
  for (const path of sensitivePaths(definition, answer))
    if (touches(withoutIndexes(path)) && !isShown(path)) return true
  return false
}
