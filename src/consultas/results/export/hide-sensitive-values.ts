import { layoutPaths } from '@manifest/blocks/index.ts'
import { joinAnswerPath, pathInRow, splitAnswerPath, wholeAnswer } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Format } from '@manifest/schema/result.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { runSteps } from '@/lib/run-in-slices.ts'
import { hideValue, isHidable } from '../../../formats/registry.ts'

/** Stands for any index of a list. */
const anyIndex: unique symbol = Symbol('each')

/**
 * The keys that lead to sensitive values. `pathAt` returns the path of one value, given the index of its row, or the
 * keys and indexes that were passed.
 */
type SensitiveTarget = {
  keys: readonly (string | typeof anyIndex)[]
  pathAt: (index: number, passed: Passed) => string
  format: Format | undefined
  /** Lists on the way are rows too. */
  isEach?: boolean
}

type Passed = readonly (string | number)[]

/** Returns a copy of an answer in which sensitive values that are not revealed are replaced by what the page shows. */
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
  return layoutPaths(definition).flatMap(
    ({ path, isSensitive, format, rows = [], each }): SensitiveTarget[] => [
      ...(isSensitive ? [{ keys: splitAnswerPath(path), pathAt: () => path, format }] : []),
      ...rows
        .filter((row) => row.isSensitive)
        .map(
          (row): SensitiveTarget => ({
            keys: [...splitAnswerPath(path), anyIndex, ...splitAnswerPath(row.path ?? wholeAnswer)],
            pathAt: (index, passed) =>
              each === undefined ? pathInRow(path, index, row.path) : joinAnswerPath(passed),
            format: row.format,
            isEach: each !== undefined,
          }),
        ),
    ],
  )
}

function* hideTargets(
  value: Json,
  targets: readonly SensitiveTarget[],
  isRevealed: IsRevealed,
  depth = 0,
  row = 0,
  passed: Passed = [],
): Generator<string, Json> {
  const goesOn = ({ keys, isEach }: SensitiveTarget) =>
    keys.length > depth || (isEach === true && Array.isArray(value))
  const isTargetHidden = (target: SensitiveTarget) =>
    !goesOn(target) && !isRevealed(target.pathAt(row, passed))
  const hidden = targets.find(isTargetHidden)
  if (hidden && isHidable(value, hidden.format)) return hideValue(value, hidden.format)
  const deeper = targets.filter(goesOn)
  if (deeper.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return yield* hideInList(value, deeper, isRevealed, depth, row, passed)
  const copy = { ...value }
  for (const key of new Set(deeper.map(({ keys }) => keys[depth]))) {
    if (typeof key !== 'string' || !Object.hasOwn(value, key)) continue
    const inside = deeper.filter(({ keys }) => keys[depth] === key)
    copy[key] = yield* hideTargets(value[key] ?? null, inside, isRevealed, depth + 1, row, [...passed, key])
  }
  return copy
}

function* hideInList(
  list: readonly Json[],
  targets: readonly SensitiveTarget[],
  isRevealed: IsRevealed,
  depth: number,
  row: number,
  passed: Passed,
): Generator<string, Json> {
  const anyIndexTargets = targets.filter(({ keys }) => keys[depth] === anyIndex)
  const named = targets.filter(({ keys }) => keys[depth] !== anyIndex)
  // A name in a list inside rows is a key of its elements.
  const inElements = named.filter(({ keys }) => !/^\d+$/.test(String(keys[depth])))
  const copy: Json[] = []
  for (const [index, value] of list.entries()) {
    const here = [...passed, index]
    const own = named.filter(({ keys }) => keys[depth] === String(index))
    // Targets in every row take the index of this row. Targets at a fixed index keep the outer row.
    let element = value
    if (anyIndexTargets.length > 0)
      element = yield* hideTargets(element, anyIndexTargets, isRevealed, depth + 1, index, here)
    if (own.length > 0) element = yield* hideTargets(element, own, isRevealed, depth + 1, row, here)
    if (inElements.length > 0) element = yield* hideTargets(element, inElements, isRevealed, depth, row, here)
    copy.push(element)
    yield ''
  }
  return copy
}
