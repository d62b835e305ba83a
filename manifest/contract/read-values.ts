/** The values of an answer that the page, the findings and the exports of a consulta read. */

import type { Finding } from '../schema/finding.ts'
import type { Block, Format, Summary } from '../schema/result.ts'
import { splitAnswerPath, wholeAnswer } from './answer-path.ts'
import { layoutPaths } from './block-paths/registry.ts'
import { readMeasure } from './findings.ts'

/** A value that is read, and the values below it that are read. */
export type ReadValue = {
  /** By key or index. In a list, a key that is no index belongs to its elements. */
  below: Map<string, ReadValue>
  /** The values read of each element of a list. */
  rows?: ReadValue
  /** Some consulta reads the value and does not call it optional. */
  isNeeded?: boolean
  /** The format and the label with which the value is shown. */
  format?: Format
  label?: string
}

/** The parts of a consulta that read its answer. */
export type Readers = {
  summary?: Summary
  result: readonly Block[]
  findings?: readonly Finding[] | undefined
}

/** The source of an answer: its names for values, and the values that it may leave out. */
type AnswerOrigin = { rename?: Record<string, string> | undefined; optional?: readonly string[] | undefined }

/** A step from a list to each of its elements. */
const eachRow = Symbol('each row')

type Step = string | typeof eachRow

/** Returns the values that a consulta reads of the answers of its request. */
export function readValues(readers: Readers, optional?: readonly string[]): ReadValue {
  const read: ReadValue = { below: new Map() }
  addReadValues(read, readers, { optional })
  return read
}

/** Adds the values that a consulta reads to those that others read of the same answer, under the names of its source. */
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

/** How many steps of a path lead to a value that may be absent; values further down are needed where it is there. */
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

/** The same steps under the name that the source has for the value. */
function renameSteps(steps: Step[], rename: Record<string, string>): Step[] {
  const [first, ...rest] = steps
  const path = typeof first === 'string' ? rename[first] : undefined
  return path === undefined ? steps : [...splitAnswerPath(path), ...rest]
}

/** The place of a value in the tree. Every value on the way that lies deeper than `optionalDepth` is needed. */
function ensureNode(read: ReadValue, steps: Step[], optionalDepth: number): ReadValue {
  let node = read
  let depth = 0
  for (const step of steps) {
    if (step === eachRow) {
      node.rows ??= { below: new Map() }
      node = node.rows
      continue
    }
    depth += 1
    const next: ReadValue = node.below.get(step) ?? { below: new Map() }
    node.below.set(step, next)
    if (depth !== optionalDepth) next.isNeeded = true
    node = next
  }
  return node
}

type LabelledValue = { value?: string | undefined; format?: Format | undefined; label?: string | undefined }

type LabelledSteps = LabelledValue & { steps: Step[] }

/** The values that a layout shows with a label or a format. */
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
