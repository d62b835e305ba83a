import { pathInRow, splitAnswerPath, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { runSteps } from '@/lib/run-in-slices.ts'
import { emptyText, formatValue } from '../../../formats/registry.ts'
import { hiddenText, type IsRevealed } from '../shown-text.ts'

/** Stands for any index of a list. */
const anyIndex: unique symbol = Symbol('each')

/**
 * The keys that lead to sensitive values. `pathAt` returns the path of one value, given the index of its row.
 */
type SensitiveTarget = { keys: readonly (string | typeof anyIndex)[]; pathAt: (index: number) => string }

/** Returns a copy of an answer in which sensitive values that are not revealed are replaced by dots. */
export function hideSensitiveValues(
  definition: ConsultaDefinition,
  answer: Json,
  isRevealed: IsRevealed,
): Json {
  return runSteps(hideSensitiveValuesInSteps(definition, answer, isRevealed))
}

/**
 * Does the same as a generator that yields empty strings, so that the caller can pause. Parts without
 * sensitive values are not copied.
 */
export const hideSensitiveValuesInSteps = (
  definition: ConsultaDefinition,
  answer: Json,
  isRevealed: IsRevealed,
) => hideTargets(answer, findTargets(definition), isRevealed)

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
  isRevealed: IsRevealed,
  depth = 0,
  row = 0,
): Generator<string, Json> {
  const isTargetHidden = ({ keys, pathAt }: SensitiveTarget) =>
    keys.length === depth && !isRevealed(pathAt(row))
  if (targets.some(isTargetHidden) && formatValue(value, undefined) !== emptyText) return hiddenText
  const deeper = targets.filter(({ keys }) => keys.length > depth)
  if (deeper.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return yield* hideInList(value, deeper, isRevealed, depth, row)
  const copy = { ...value }
  for (const key of new Set(deeper.map(({ keys }) => keys[depth]))) {
    if (typeof key !== 'string' || !Object.hasOwn(value, key)) continue
    const inside = deeper.filter(({ keys }) => keys[depth] === key)
    copy[key] = yield* hideTargets(value[key] ?? null, inside, isRevealed, depth + 1, row)
  }
  return copy
}

function* hideInList(
  list: readonly Json[],
  targets: readonly SensitiveTarget[],
  isRevealed: IsRevealed,
  depth: number,
  row: number,
): Generator<string, Json> {
  const anyIndexTargets = targets.filter(({ keys }) => keys[depth] === anyIndex)
  const named = targets.filter(({ keys }) => keys[depth] !== anyIndex)
  const copy: Json[] = []
  for (const [index, value] of list.entries()) {
    const own = named.filter(({ keys }) => keys[depth] === String(index))
    // Targets in every row take the index of this row. Targets at a fixed index keep the outer row.
    const inRow =
      anyIndexTargets.length === 0
        ? value
        : yield* hideTargets(value, anyIndexTargets, isRevealed, depth + 1, index)
    copy.push(own.length === 0 ? inRow : yield* hideTargets(inRow, own, isRevealed, depth + 1, row))
    yield ''
  }
  return copy
}
