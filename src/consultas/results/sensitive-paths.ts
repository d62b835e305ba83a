import { layoutPaths } from '@manifest/blocks/index.ts'
import {
  isElementStep,
  joinAnswerPath,
  pathInRow,
  resolveStep,
  splitAnswerPath,
  wholeAnswer,
} from '@manifest/contract/answer-path.ts'
import { entryValue, everyEntry, withEntrySteps } from '@manifest/contract/answer-rows.ts'
import { isObject } from '@manifest/contract/json.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Format } from '@manifest/schema/result.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { isHidable } from '@/formats/registry.ts'
import type { SensitiveCounts } from '../document/print/print-offer.ts'

type Layout = Pick<ConsultaDefinition, 'summary' | 'result'>

/** Returns true if a layout has sensitive values. */
export const hasSensitiveLayout = (layout: Layout) =>
  layoutPaths(layout).some(({ isSensitive, rows = [] }) => isSensitive || rows.some((row) => row.isSensitive))

/** The keys and indexes that lead to a value. */
export type Keys = readonly (string | number)[]

/** `path` is the one by which the page reveals the value. */
type SensitiveValue = { path: string; keys: Keys; value: unknown; format: Format | undefined }

/**
 * Yields all sensitive values in an answer, without public ones. A generator, because there may be a hundred thousand
 * and most callers stop at the first. A value that two blocks show comes twice.
 */
export function* listSensitiveValues(layout: Layout, answer: unknown): Generator<SensitiveValue> {
  for (const { path, isSensitive, format, rows = [], each } of layoutPaths(layout)) {
    // Skips lists without sensitive values, since they may have thousands of rows.
    const columns = rows
      .filter((row) => row.isSensitive)
      .map((row) => ({ ...row, inner: withEntrySteps(splitAnswerPath(row.path ?? wholeAnswer), each) }))
    if (!isSensitive && columns.length === 0) continue
    const outer = splitAnswerPath(path)
    const isMap = outer.at(-1) === everyEntry
    for (const { keys, value } of findValues(answer, outer)) {
      const ownPath = keys.length === outer.length && !isMap ? path : joinAnswerPath(keys)
      if (isSensitive && isHidable(value, format)) yield { path: ownPath, keys, value, format }
      const list = columns.length > 0 && Array.isArray(value) ? value : []
      const rowsAt = isMap && list.length === 0 ? [{ element: value, rowKeys: keys }] : []
      for (const [index, element] of list.entries()) rowsAt.push({ element, rowKeys: [...keys, index] })
      for (const { element, rowKeys } of rowsAt) {
        for (const { inner, path: rowPath, format } of columns)
          for (const found of findValues(element, inner, rowKeys, each !== undefined)) {
            if (!isHidable(found.value, format)) continue
            // The page names a value behind lists by all keys.
            const isPlain =
              each === undefined && !isMap && found.keys.length === rowKeys.length + inner.length
            const valuePath = isPlain
              ? pathInRow(ownPath, Number(rowKeys.at(-1)), rowPath)
              : joinAnswerPath(found.named ?? found.keys)
            yield { path: valuePath, keys: found.keys, value: found.value, format }
          }
      }
    }
  }
}

type FoundValue = Pick<SensitiveValue, 'keys' | 'value'> & { named?: Keys }

/**
 * Finds the values that a path leads to. A name in a list is a key of its elements, even where the page shows none.
 *
 * @param isEach The elements of a list at the end are the values.
 * @returns `named`: the keys by which the page names a plain value of a map.
 */
function findValues(value: unknown, path: readonly string[], keys: Keys = [], isEach = false): FoundValue[] {
  let reached = value
  const walked: (string | number)[] = [...keys]
  for (const [depth, step] of path.entries()) {
    const isScalar = typeof reached !== 'object' || reached === null
    if (isScalar && step === entryValue && depth === path.length - 1 && depth + keys.length > 0)
      return [{ keys: walked, named: [...walked, step], value: reached }]
    if (step === everyEntry && isObject(reached))
      return Object.entries(reached).flatMap(([key, entry]) =>
        findValues(entry, path.slice(depth + 1), [...walked, key], isEach),
      )
    if (Array.isArray(reached) && !isElementStep(step))
      return reached.flatMap((element, index) =>
        findValues(element, path.slice(depth), [...walked, index], isEach),
      )
    const key = resolveStep(reached, step)
    if (isScalar || !Object.hasOwn(reached as object, key)) return []
    reached = Reflect.get(reached as object, key)
    walked.push(key)
  }
  if (Array.isArray(reached) && isEach)
    return reached.flatMap((element, index) => findValues(element, [], [...walked, index], isEach))
  return [{ keys: walked, value: reached }]
}

export function* listSensitivePaths(layout: Layout, answer: unknown): Generator<string> {
  for (const { path } of listSensitiveValues(layout, answer)) yield path
}

/** Returns true if an answer has a sensitive value. */
export const hasSensitiveValues = (layout: Layout, answer: unknown) =>
  !listSensitiveValues(layout, answer).next().done

/** Counts the sensitive values of an answer. A value that two blocks show counts once. */
export function countSensitive(layout: Layout, answer: unknown, isRevealed: IsRevealed): SensitiveCounts {
  const paths = new Set<string>()
  let hiddenCount = 0
  for (const { path } of listSensitiveValues(layout, answer)) {
    if (!paths.has(path) && !isRevealed(path)) hiddenCount += 1
    paths.add(path)
  }
  return { sensitiveCount: paths.size, hiddenCount }
}
