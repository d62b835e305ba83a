import { keysOf, pathInRow, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { stepsAtOnce } from '@/lib/in-slices.ts'
import { emptyText, formatted } from '../../formats/registry.ts'
import { mask } from '../mask.ts'
import type { IsShown } from '../reveal-state.ts'

/** Stands for every index of a list. */
const each: unique symbol = Symbol('each')

/** Where sensitive values stand, and the path of one of them: its list's index is known when it is reached. */
type Target = { keys: readonly (string | typeof each)[]; pathAt: (index: number) => string }

/** A whole answer, as its source gave it, in which the sensitive values that are not shown are masked. */
export function maskedAnswer(definition: ConsultaDefinition, answer: Json, isShown: IsShown): Json {
  return stepsAtOnce(masking(definition, answer, isShown))
}

/**
 * The same in steps, which are empty pieces of a file. What holds nothing to mask is not copied.
 */
export const masking = (definition: ConsultaDefinition, answer: Json, isShown: IsShown) =>
  masked(answer, targetsOf(definition), isShown)

function targetsOf(definition: ConsultaDefinition): Target[] {
  return layoutPaths(definition).flatMap(({ path, isSensitive, rows = [] }): Target[] => [
    ...(isSensitive ? [{ keys: keysOf(path), pathAt: () => path }] : []),
    ...rows
      .filter((row) => row.isSensitive)
      .map(
        (row): Target => ({
          keys: [...keysOf(path), each, ...keysOf(row.path ?? wholeAnswer)],
          pathAt: (index) => pathInRow(path, index, row.path),
        }),
      ),
  ])
}

function* masked(
  value: Json,
  targets: readonly Target[],
  isShown: IsShown,
  depth = 0,
  row = 0,
): Generator<string, Json> {
  const isHere = ({ keys, pathAt }: Target) => keys.length === depth && !isShown(pathAt(row))
  if (targets.some(isHere) && formatted(value, undefined) !== emptyText) return mask
  const deeper = targets.filter(({ keys }) => keys.length > depth)
  if (deeper.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return yield* maskedList(value, deeper, isShown, depth, row)
  const copy = { ...value }
  for (const key of new Set(deeper.map(({ keys }) => keys[depth]))) {
    if (typeof key !== 'string' || !Object.hasOwn(value, key)) continue
    const inside = deeper.filter(({ keys }) => keys[depth] === key)
    copy[key] = yield* masked(value[key] ?? null, inside, isShown, depth + 1, row)
  }
  return copy
}

function* maskedList(
  list: readonly Json[],
  targets: readonly Target[],
  isShown: IsShown,
  depth: number,
  row: number,
): Generator<string, Json> {
  const ofEach = targets.filter(({ keys }) => keys[depth] === each)
  const named = targets.filter(({ keys }) => keys[depth] !== each)
  const copy: Json[] = []
  for (const [index, value] of list.entries()) {
    const own = named.filter(({ keys }) => keys[depth] === String(index))
    // Of targets in every row the index is this one; of others it was known before.
    const inRow = ofEach.length === 0 ? value : yield* masked(value, ofEach, isShown, depth + 1, index)
    copy.push(own.length === 0 ? inRow : yield* masked(inRow, own, isShown, depth + 1, row))
    yield ''
  }
  return copy
}
