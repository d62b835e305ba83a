/** The values of an answer that a consulta's page, findings and exports read. */

import { layoutPaths } from '../blocks/index.ts'
import type { Finding } from '../schema/finding.ts'
import type { Block, Format, Summary } from '../schema/result.ts'
import { splitAnswerPath, wholeAnswer } from './answer-path.ts'
import { readMeasure } from './findings.ts'

export type ReadValue = {
  /** By key or index. In a list, other keys belong to its elements. */
  children: Map<string, ReadValue>
  rows?: ReadValue
  /** True if a consulta reads the value and does not mark it optional. */
  isNeeded?: boolean
  /** The format and the label that show the value. */
  format?: Format
  label?: string
}

export type Readers = {
  summary?: Summary
  result: readonly Block[]
  findings?: readonly Finding[] | undefined
}

/** A source's own names for values, and the values that it may leave out. */
type AnswerOrigin = { rename?: Record<string, string> | undefined; optional?: readonly string[] | undefined }

const eachRow = Symbol('each row')

type Step = string | typeof eachRow

export function readValues(readers: Readers, optional?: readonly string[]): ReadValue {
  const read: ReadValue = { children: new Map() }
  addReadValues(read, readers, { optional })
  return read
}

/** Adds a consulta's values to those that others read of the same answer, under the source's names. */
export function addReadValues(
  read: ReadValue,
  readers: Readers,
  { rename = {}, optional = [] }: AnswerOrigin,
): void {
  const optionalSteps = optional.map(splitAnswerPath)
  const addNode = (steps: Step[]) => {
    const renamedSteps = renameSteps(steps, rename)
    const surplus = renamedSteps.length - steps.length
    return ensureNode(read, renamedSteps, optionalDepth(steps, optionalSteps) + surplus)
  }
  for (const steps of listSteps(readers)) addNode(steps)
  for (const { steps, ...item } of listItems(readers)) {
    const value = addNode(steps)
    if (item.format !== undefined) value.format ??= item.format
    if (item.label !== undefined) value.label ??= item.label
  }
}

/**
 * Returns the number of steps to an optional value; 0 if the path has none. Deeper values are required only
 * if it is present.
 */
function optionalDepth(steps: Step[], optional: string[][]): number {
  const keys = steps.filter((step) => step !== eachRow)
  const covering = optional.filter((path) => path.every((key, index) => keys[index] === key))
  return covering.length === 0 ? 0 : Math.max(...covering.map(({ length }) => length))
}

function listSteps({ summary, result, findings = [] }: Readers): Step[][] {
  return [
    ...layoutPaths({ ...(summary ? { summary } : {}), result }).flatMap(({ path, rows = [] }) => [
      splitAnswerPath(path),
      ...rows.map((row) => buildRowSteps(path, row.path)),
    ]),
    ...findings.map((finding) => splitAnswerPath(readMeasure(finding).path)),
  ]
}

const buildRowSteps = (list: string, value: string | undefined): Step[] => [
  ...splitAnswerPath(list),
  eachRow,
  ...(value === undefined ? [] : splitAnswerPath(value)),
]

function renameSteps(steps: Step[], rename: Record<string, string>): Step[] {
  const [first, ...rest] = steps
  const path = typeof first === 'string' && Object.hasOwn(rename, first) ? rename[first] : undefined
  return path === undefined ? steps : [...splitAnswerPath(path), ...rest]
}

/**
 * Returns the node of a value, creating it if needed. Marks the nodes on the way as required, except the one
 * at `optionalDepth`.
 */
function ensureNode(read: ReadValue, steps: Step[], optionalDepth: number): ReadValue {
  let node = read
  let depth = 0
  for (const step of steps) {
    if (step === eachRow) {
      node.rows ??= { children: new Map() }
      node = node.rows
      continue
    }
    depth += 1
    const next: ReadValue = node.children.get(step) ?? { children: new Map() }
    node.children.set(step, next)
    if (depth !== optionalDepth) next.isNeeded = true
    node = next
  }
  return node
}

type LabelledValue = { value?: string | undefined; format?: Format | undefined; label?: string | undefined }

type LabelledSteps = LabelledValue & { steps: Step[] }

function listItems({ summary, result }: Readers): LabelledSteps[] {
  const fromAnswer = ({ value = wholeAnswer, format, label }: LabelledValue) => ({
    steps: splitAnswerPath(value),
    format,
    label,
  })
  const fromRows = (list: string, { value, format, label }: LabelledValue) => ({
    steps: buildRowSteps(list, value),
    format,
    label,
  })
  return [
    ...(summary ? [fromAnswer({ value: summary.value, format: summary.format })] : []),
    ...(summary?.detail ? [fromAnswer(summary.detail)] : []),
    ...result.flatMap((block): LabelledSteps[] => {
      if (block.block === 'fields') return block.items.map(fromAnswer)
      if (block.block === 'table') return block.columns.map((column) => fromRows(block.value, column))
      if (block.block === 'list') return [fromRows(block.value, { value: block.item, format: block.format })]
      return block.block === 'timeline' && block.item ? [fromRows(block.value, block.item)] : []
    }),
  ]
}
