import type { LayoutValue } from '../../../../manifest/blocks/layout-value.ts'
import { joinAnswerPath, splitAnswerPath } from '../../../../manifest/contract/answer-path.ts'
import { everyEntry } from '../../../../manifest/contract/answer-rows.ts'
import type { AnswerView } from './answer-view.ts'

type Part = Record<string, unknown>

/** Replaces the names of a block or summary by the paths of its values in the answer. Changes the part. */
export function useRealPaths(part: object, values: readonly LayoutValue[], { toSteps }: AnswerView) {
  const named = structuredClone(part) as Part
  for (const { path, at, rows = [] } of values) {
    const names = splitAnswerPath(path)
    const list = toSteps(names)
    setAt(part as Part, at, joinAnswerPath(list.steps))
    if (list.mapKey !== undefined && list.steps.at(-1) === everyEntry)
      setAt(part as Part, ['key'], list.mapKey)
    for (const row of rows) {
      if (row.path === undefined) continue
      const { steps, mapKey } = toSteps([...names, ...splitAnswerPath(row.path)])
      const own = steps.slice(list.steps.length)
      const isEach = row.at[0] === 'each'
      if (isEach && mapKey !== undefined) setAt(part as Part, ['key'], mapKey)
      // In a row, a map has its entry in its place.
      setAt(part as Part, row.at, joinAnswerPath(isEach ? own : own.filter((step) => step !== everyEntry)))
      if (named.groupBy === row.path)
        Reflect.set(part, 'groupBy', joinAnswerPath(own.filter((step) => step !== everyEntry)))
    }
  }
}

/**
 * Puts the key of a map into the first column. A personal one cannot be hidden, because files of an answer have the keys: its
 * column is left out, and its path returned.
 */
export function placeKey(part: object): string | undefined {
  const { key, columns } = part as { key?: string; columns?: { value: string; sensitive?: true }[] }
  const index = columns?.findIndex(({ value }) => splitAnswerPath(value).at(-1) === key) ?? -1
  if (key === undefined || !columns || index < 0) return undefined
  const [first] = columns.splice(index, 1)
  if (first?.sensitive && columns.length > 0) {
    Reflect.deleteProperty(part, 'key')
    return first.value
  }
  if (first) columns.unshift(first)
  return undefined
}

function setAt(part: Part, at: LayoutValue['at'], path: string) {
  const holder = at.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(value as object, key), part)
  Reflect.set(holder as object, at.at(-1) ?? '', path)
}
