import { pathInRow, splitAnswerPath, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { runSteps } from '@/lib/run-in-slices.ts'
import { emptyText, formatValue } from '../../../formats/registry.ts'
import { hiddenText, type IsShown } from '../shown-text.ts'

/** Stands for every index of a list. */
const anyIndex: unique symbol = Symbol('each')

/** Where sensitive values stand, and the path of one of them: its list's index is known when it is reached. */
type SensitiveTarget = { keys: readonly (string | typeof anyIndex)[]; pathAt: (index: number) => string }

/** A whole answer, as its source gave it, in which the sensitive values that are not shown are masked. */
export function hideSensitiveValues(definition: ConsultaDefinition, answer: Json, isShown: IsShown): Json {
  return runSteps(hideInSteps(definition, answer, isShown))
}

/**
 * The same in steps, which are empty pieces of a file. What holds nothing to mask is not copied.
 */
export const hideInSteps = (definition: ConsultaDefinition, answer: Json, isShown: IsShown) =>
  hideTargets(answer, findTargets(definition), isShown)

function findTargets(definition: ConsultaDefinition): SensitiveTarget[] {
  return layoutPaths(definition).flatMap(({ path, isSensitive, rows = [] }): SensitiveTarget[] => [
    ...(isSensitive ? [{ keys: splitAnswerPath(path), pathAt: () => path }] : []),
    ...rows
      .filter((row) => row.isSensitive)
      .map(
        (row): SensitiveTarget => ({
          keys: [...splitAnswerPath(path), anyIndex, ...splitAnswerPath(row.path ?? wholeAnswer)],
          pathAt: (index) => pathInRow(path, index, row.path),
        }),
      ),
  ])
}

function* hideTargets(
  value: Json,
  targets: readonly SensitiveTarget[],
  isShown: IsShown,
  depth = 0,
  row = 0,
): Generator<string, Json> {
  const isTargetHidden = ({ keys, pathAt }: SensitiveTarget) => keys.length === depth && !isShown(pathAt(row))
  if (targets.some(isTargetHidden) && formatValue(value, undefined) !== emptyText) return hiddenText
  const deeper = targets.filter(({ keys }) => keys.length > depth)
  if (deeper.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return yield* hideInList(value, deeper, isShown, depth, row)
  const copy = { ...value }
  for (const key of new Set(deeper.map(({ keys }) => keys[depth]))) {
    if (typeof key !== 'string' || !Object.hasOwn(value, key)) continue
    const inside = deeper.filter(({ keys }) => keys[depth] === key)
    copy[key] = yield* hideTargets(value[key] ?? null, inside, isShown, depth + 1, row)
  }
  return copy
}

function* hideInList(
  list: readonly Json[],
  targets: readonly SensitiveTarget[],
  isShown: IsShown,
  depth: number,
  row: number,
): Generator<string, Json> {
  const anyIndexTargets = targets.filter(({ keys }) => keys[depth] === anyIndex)
  const named = targets.filter(({ keys }) => keys[depth] !== anyIndex)
  const copy: Json[] = []
  for (const [index, value] of list.entries()) {
    const own = named.filter(({ keys }) => keys[depth] === String(index))
    // Of targets in every row the index is this one; of others it was known before.
    const inRow =
      anyIndexTargets.length === 0
        ? value
        : yield* hideTargets(value, anyIndexTargets, isShown, depth + 1, index)
    copy.push(own.length === 0 ? inRow : yield* hideTargets(inRow, own, isShown, depth + 1, row))
    yield ''
  }
  return copy
}
