import { proxy } from 'valtio/vanilla'
import { searchKey } from '@/lib/search-text.ts'
import { auth } from '@/state/auth.ts'
import { onStoredByOtherTab, readStored, writeStored } from '@/state/persist.ts'
import { array, boolean, oneOf, partial, type Reader, text } from '@/state/reader.ts'
import type { BatchTarget } from '../batch-target.ts'
import { resultText } from '../results/row-columns.ts'
import type { RowFilters } from '../results/row-filters.ts'
import type { BatchRow } from '../run/progress.ts'

/**
 * How a batch's table is shown. Only ids of the manifest's columns and choices: no typed text, and none of the list's own
 * columns, whose labels are the user's data.
 */
export type View = Omit<RowFilters, 'gravity'> & {
  name: string
  columns: readonly string[]
  /** Absent if rows of every gravity are shown. */
  gravity?: RowFilters['gravity']
  sorting?: { id: string; desc: boolean }
}

type ViewsByTarget = Readonly<Record<string, readonly View[]>>

type ViewsByUser = Readonly<Record<string, ViewsByTarget>>

const storeName = 'batchViews'

/** In views of a target. */
const maxViews = 20

export const maxNameLength = 40

const sorting = partial({ id: text, desc: boolean })

const view: Reader<View> = (value) => {
  const stored = partial<View>({
    name: text,
    columns: array(text),
    filter: oneOf('all', 'found', 'incomplete', 'not-found', 'failed', 'unfinished'),
    review: oneOf('all', 'reviewed', 'unreviewed'),
    gravity: oneOf('all', 'grave', 'attention', 'unknown'),
  })(value)
  if (!stored?.name || !stored.columns) return undefined
  const { name, columns, filter = 'all', review = 'all', gravity = 'all' } = stored
  const { id, desc } = sorting((value as { sorting?: unknown }).sorting) ?? {}
  return {
    name,
    columns,
    filter,
    review,
    ...(gravity === 'all' ? {} : { gravity }),
    ...(id === undefined ? {} : { sorting: { id, desc: desc ?? false } }),
  }
}

const record =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value).map(([key, member]) => [key, read(member)] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== undefined))
  }

const readAll = (): ViewsByUser => readStored(storeName, record(record(array(view))), {})

/** The views of all users of this browser. */
export const savedViews = proxy<{ byUser: ViewsByUser }>({ byUser: readAll() })

onStoredByOtherTab(storeName, () => {
  savedViews.byUser = readAll()
})

const readUser = () => auth.profile?.email ?? ''

const noViews: readonly View[] = []

/** Returns the current user's views of a batch's target, in the order in which they were saved. */
export const findViews = (byUser: ViewsByUser, targetId: string): readonly View[] =>
  byUser[readUser()]?.[targetId] ?? noViews

const isNamed = (name: string) => (view: View) => view.name.toLowerCase() === name.toLowerCase()

/**
 * Saves a view, in place of the one with its name. Returns why it cannot be saved, in Portuguese; no view is ever removed to
 * make room.
 */
export function saveView(targetId: string, view: View): string | undefined {
  const views = findViews(savedViews.byUser, targetId)
  const isKnown = views.some(isNamed(view.name))
  if (!isKnown && views.length >= maxViews)
    return `Esta consulta já tem ${maxViews} visões. Exclua uma para salvar outra.`
  write(
    targetId,
    isKnown ? views.map((other) => (isNamed(view.name)(other) ? view : other)) : [...views, view],
  )
  return undefined
}

/** Renames a view. Returns false if another view has the name. */
export function renameView(targetId: string, name: string, newName: string): boolean {
  const views = findViews(savedViews.byUser, targetId)
  if (views.some((view) => isNamed(newName)(view) && !isNamed(name)(view))) return false
  write(
    targetId,
    views.map((view) => (isNamed(name)(view) ? { ...view, name: newName } : view)),
  )
  return true
}

export function removeView(targetId: string, name: string): void {
  write(
    targetId,
    findViews(savedViews.byUser, targetId).filter((view) => !isNamed(name)(view)),
  )
}

function write(targetId: string, views: readonly View[]) {
  const user = readUser()
  const own = savedViews.byUser[user]
  savedViews.byUser = { ...savedViews.byUser, [user]: { ...own, [targetId]: views } }
  writeStored(storeName, savedViews.byUser)
}

/** Shorter values, such as a state, are part of ordinary words. */
const minLength = 4

const lettersAndDigits = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns why a view cannot have a name; `undefined` if it can. A name is stored, so it must not repeat what the batch
 * asked for or found.
 */
export function findNameProblem(
  name: string,
  target: Pick<BatchTarget, 'summary' | 'missing'>,
  rows: readonly BatchRow[],
): string | undefined {
  if (name.trim() === '') return 'Dê um nome à visão'
  if (name.trim().length > maxNameLength) return `O nome tem no máximo ${maxNameLength} caracteres`
  const key = lettersAndDigits(name)
  const isInName = (text: string) => {
    const value = lettersAndDigits(text)
    return value.length >= minLength && key.includes(value)
  }
  const isLookedUp = rows.some((row) =>
    [...Object.values(row.line.values), ...resultText(target, row).split(' · ')].some(isInName),
  )
  return isLookedUp ? 'O nome fica gravado: não use nele o que o lote consulta ou encontrou' : undefined
}
