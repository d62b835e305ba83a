import type { Json } from '../schema/consulta.ts'
import type { Request } from '../schema/request.ts'
import type { SourcePages } from '../schema/source-pages.ts'
import { splitAnswerPath, valueAt } from './answer-path.ts'
import { isObject } from './json.ts'
import { readNumber } from './read-number.ts'

/** The pages of a consulta after resolving: the list is known. */
export type Pages = SourcePages & { list: string }

/** The loaded pages of an answer. */
export type LoadedPages = {
  count: number
  /** The rows that they have. */
  rows: number
  /** The rows that the source has, if it tells. */
  total?: number | undefined
  isLast: boolean
}

type PagedEndpoint = Pick<Request, 'get' | 'query' | 'body'>

/** Returns the endpoint that asks for the page after those loaded; without them, for the first page. */
export function withPage<Endpoint extends PagedEndpoint>(
  endpoint: Endpoint,
  { param, from, counts }: Pages,
  loaded?: Pick<LoadedPages, 'count' | 'rows'>,
): Endpoint {
  const value = counts === 'rows' ? (loaded?.rows ?? 0) : from + (loaded?.count ?? 0)
  return endpoint.get === undefined
    ? { ...endpoint, body: { ...endpoint.body, [param]: value } }
    : { ...endpoint, query: { ...endpoint.query, [param]: `${value}` } }
}

const readRows = (answer: Json, list: string): readonly Json[] => {
  const rows = valueAt(answer, list)
  return Array.isArray(rows) ? rows : []
}

/**
 * Counts the rows of an answer after its page came. A page that is not full is the last one, unless the source tells a
 * total; an empty page is always the last.
 */
export function countPages(
  { list, total: totalPath, size }: Pages,
  answer: Json,
  before?: LoadedPages,
): LoadedPages {
  const rows = readRows(answer, list).length
  const added = rows - (before?.rows ?? 0)
  const total = totalPath === undefined ? undefined : readNumber(valueAt(answer, totalPath))
  const isLast = added === 0 || (total === undefined ? added < size : rows >= total)
  return { count: (before?.count ?? 0) + 1, rows, ...(total === undefined ? {} : { total }), isLast }
}

/** Returns the newest answer with the rows of the earlier one before its own. */
export const appendPage = (answer: Json, next: Json, { list }: Pages): Json =>
  replaceValue(next, splitAnswerPath(list), [...readRows(answer, list), ...readRows(next, list)])

/** Returns true if a page has the same rows as the end of the rows before it: its source ignores the parameter. */
export function repeatsPage(answer: Json, next: Json, { list }: Pages): boolean {
  const rows = readRows(next, list)
  return (
    rows.length > 0 && JSON.stringify(readRows(answer, list).slice(-rows.length)) === JSON.stringify(rows)
  )
}

/** Returns a page of a whole answer, as its source gives it. A total is the number of rows of the whole. */
export function selectPage(answer: Json, { list, total, size }: Pages, start: number): Json {
  const rows = readRows(answer, list)
  const page = replaceValue(answer, splitAnswerPath(list), rows.slice(start, start + size))
  return total === undefined ? page : replaceValue(page, splitAnswerPath(total), rows.length)
}

/** Returns the first row of the page that a parameter asks for. */
export const readPageStart = ({ counts, from, size }: Pages, value: number): number =>
  Math.max(0, counts === 'rows' ? value : (value - from) * size)

/** Returns a value with another one at a path, and leaves out a path that it does not have. */
function replaceValue(value: Json, [key, ...rest]: readonly string[], inner: Json): Json {
  if (key === undefined) return inner
  if (!isObject(value) || !Object.hasOwn(value, key)) return value
  return { ...value, [key]: replaceValue(value[key] ?? null, rest, inner) }
}
