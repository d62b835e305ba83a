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

type Keys = readonly (string | number)[]

/** `path` is the one by which the page reveals the value. */
type SensitiveValue = { path: string; keys: Keys; value: unknown; format: Format | undefined }

/**
 * Yields all sensitive values in an answer, without public ones. A generator, because there may be a hundred thousand
 * and most callers stop at the first. A value that two blocks show comes twice.
 */
export function* listSensitiveValues(layout: Layout, answer: unknown): Generator<SensitiveValue> {
  for (const { path, isSensitive, format, rows = [], each } of layoutPaths(layout)) {
    const sensitive = rows.filter((row) => row.isSensitive)
    // Skips lists without sensitive values, since they may have thousands of rows.
    if (!isSensitive && sensitive.length === 0) continue
    for (const { keys, value } of findValues(answer, splitAnswerPath(path))) {
      const ownPath = nameKeys(keys, path)
      if (isSensitive && isHidable(value, format)) yield { path: ownPath, keys, value, format }
      const list = sensitive.length > 0 && Array.isArray(value) ? value : []
      for (const [index, element] of list.entries())
        for (const row of sensitive)
          for (const found of findValues(
            element,
            splitAnswerPath(row.path ?? wholeAnswer),
            [...keys, index],
            each !== undefined,
          ))
            if (isHidable(found.value, row.format))
              yield {
                ...found,
                path:
                  each === undefined
                    ? nameKeys(found.keys, pathInRow(ownPath, index, row.path))
                    : joinAnswerPath(found.keys),
                format: row.format,
              }
    }
  }
}

/** Returns a path as the manifest writes it, unless the keys go through lists that it does not tell. */
const nameKeys = (keys: Keys, path: string) =>
  splitAnswerPath(path).length === keys.length ? path : joinAnswerPath(keys)

/**
 * Finds the values that a path leads to. A name in a list is a key of its elements, even where the page shows none.
 *
 * @param isEach The elements of a list at the end are the values.
 */
function* findValues(
  value: unknown,
  path: readonly string[],
  keys: Keys = [],
  isEach = false,
): Generator<Pick<SensitiveValue, 'keys' | 'value'>> {
  const [key, ...deeper] = path
  if (Array.isArray(value) && (key === undefined ? isEach : !/^\d+$/.test(key)))
    for (const [index, element] of value.entries()) yield* findValues(element, path, [...keys, index], isEach)
  else if (key === undefined) yield { keys, value }
  else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
    yield* findValues(Reflect.get(value, key), deeper, [...keys, key], isEach)
}

export function* listSensitivePaths(layout: Layout, answer: unknown): Generator<string> {
  for (const { path } of listSensitiveValues(layout, answer)) yield path
}

/** Returns true if an answer has a sensitive value. */
export const hasSensitiveValues = (layout: Layout, answer: unknown) =>
  !listSensitiveValues(layout, answer).next().done

/** Counts the sensitive values of an answer. A value that two blocks show counts once. */
export function countSensitive(layout: Layout, answer: unknown, isRevealed: IsRevealed): SensitiveCounts {
  const paths = new Set(listSensitivePaths(layout, answer))
  let hiddenCount = 0
  for (const path of paths) if (!isRevealed(path)) hiddenCount += 1
  return { sensitiveCount: paths.size, hiddenCount }
}
