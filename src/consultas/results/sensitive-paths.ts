import { layoutPaths } from '@manifest/blocks/index.ts'
import { joinAnswerPath, pathInRow, splitAnswerPath, wholeAnswer } from '@manifest/contract/answer-path.ts'
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
      .map((row) => ({ ...row, inner: splitAnswerPath(row.path ?? wholeAnswer) }))
    if (!isSensitive && columns.length === 0) continue
    const outer = splitAnswerPath(path)
    for (const { keys, value } of findValues(answer, outer)) {
      const ownPath = keys.length === outer.length ? path : joinAnswerPath(keys)
      if (isSensitive && isHidable(value, format)) yield { path: ownPath, keys, value, format }
      const list = columns.length > 0 && Array.isArray(value) ? value : []
      for (const [index, element] of list.entries()) {
        const rowKeys = [...keys, index]
        for (const { inner, path: rowPath, format } of columns)
          for (const found of findValues(element, inner, rowKeys, each !== undefined)) {
            if (!isHidable(found.value, format)) continue
            // The page names a value behind lists by all keys.
            const isPlain = each === undefined && found.keys.length === rowKeys.length + inner.length
            const valuePath = isPlain ? pathInRow(ownPath, index, rowPath) : joinAnswerPath(found.keys)
            yield { path: valuePath, keys: found.keys, value: found.value, format }
          }
      }
    }
  }
}

/**
 * Finds the values that a path leads to. A name in a list is a key of its elements, even where the page shows none.
 *
 * @param isEach The elements of a list at the end are the values.
 */
function findValues(
  value: unknown,
  path: readonly string[],
  keys: Keys = [],
  isEach = false,
): Pick<SensitiveValue, 'keys' | 'value'>[] {
  let reached = value
  let depth = 0
  for (const key of path) {
    if (Array.isArray(reached) && !/^\d+$/.test(key)) break
    if (typeof reached !== 'object' || reached === null || !Object.hasOwn(reached, key)) return []
    reached = Reflect.get(reached, key)
    depth += 1
  }
  if (Array.isArray(reached) && (isEach || depth < path.length))
    return reached.flatMap((element, index) =>
      findValues(element, path.slice(depth), [...keys, ...path.slice(0, depth), index], isEach),
    )
  return [{ keys: [...keys, ...path], value: reached }]
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
