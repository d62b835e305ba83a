import type { MenuRow } from '@manifest/contract/studio.ts'

/** Indices from the menu's list to an entry; of the menu itself, none. */
export type MenuPath = number[]

/** An entry in the order of the screen. */
export type ShownRow = { row: MenuRow; path: MenuPath; siblingCount: number }

export const formatPath = (path: MenuPath) => path.join('.')

/** Returns the entries at and below a list, in the order of the screen. */
export const flattenRows = (rows: MenuRow[], parent: MenuPath = []): ShownRow[] =>
  rows.flatMap((row, index) => {
    const path = [...parent, index]
    return [{ row, path, siblingCount: rows.length }, ...flattenRows(row.children, path)]
  })

export function findRow(rows: MenuRow[], path: MenuPath): MenuRow | undefined {
  const [index = -1, ...rest] = path
  const row = rows[index]
  return row && rest.length > 0 ? findRow(row.children, rest) : row
}

/** Returns the entries of a group, or those of the menu. */
export const listChildren = (rows: MenuRow[], parent: MenuPath): MenuRow[] =>
  parent.length === 0 ? rows : (findRow(rows, parent)?.children ?? [])

/** Returns how many levels an entry takes, itself included. */
export const measureHeight = ({ children }: MenuRow): number =>
  1 + Math.max(0, ...children.map(measureHeight))

/** Returns the rows with other entries in one group. */
export function replaceChildren(rows: MenuRow[], parent: MenuPath, children: MenuRow[]): MenuRow[] {
  const [index, ...rest] = parent
  if (index === undefined) return children
  return rows.map((row, at) =>
    at === index ? { ...row, children: replaceChildren(row.children, rest, children) } : row,
  )
}

export const startsWith = (path: MenuPath, outer: MenuPath) =>
  outer.every((step, index) => path[index] === step)

/** Returns the path after the removal of another entry. */
export function shiftAfterRemoval(path: MenuPath, removed: MenuPath): MenuPath {
  const depth = removed.length - 1
  const [step, removedStep] = [path[depth], removed[depth]]
  if (step === undefined || removedStep === undefined || removedStep >= step) return path
  return startsWith(path, removed.slice(0, depth)) ? path.with(depth, step - 1) : path
}

/** Returns the path after the insertion of another entry. */
export function shiftAfterInsertion(path: MenuPath, inserted: MenuPath): MenuPath {
  const depth = inserted.length - 1
  const [step, insertedStep] = [path[depth], inserted[depth]]
  if (step === undefined || insertedStep === undefined || insertedStep > step) return path
  return startsWith(path, inserted.slice(0, depth)) ? path.with(depth, step + 1) : path
}
