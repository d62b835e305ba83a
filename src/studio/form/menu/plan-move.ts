import type { EntryPath, MenuRow, Place, ValueEdit } from '@manifest/contract/studio.ts'

/** The list that gets an entry. `index` counts without the entry. */
export type MoveTarget = { parent: MenuPath; index: number }

export type Menu = { place: Place; rows: MenuRow[]; levels: number }

/** The edits of a move, the rows after it, and the entry's new path; or why it is refused, in Portuguese. */
export type MovePlan = { edits: ValueEdit[]; rows: MenuRow[]; path: MenuPath } | { refusal: string }

/** Returns an entry's place in the file. */
export function locateRow({ file, path }: Place, row: MenuPath): Place {
  const steps = row.flatMap((index, depth): EntryPath => (depth === 0 ? [index] : ['children', index]))
  return { file, path: [...path, ...steps] }
}

/** Returns the place of a group's list. */
export function locateList(menu: Place, parent: MenuPath): Place {
  const { file, path } = locateRow(menu, parent)
  return { file, path: parent.length === 0 ? path : [...path, 'children'] }
}

/** Plans the move of an entry to another list, or within its own. */
export function planMove(menu: Menu, from: MenuPath, { parent, index }: MoveTarget): MovePlan {
  const { place, rows } = menu
  const row = findRow(rows, from)
  if (!row) return { refusal: 'A entrada não existe mais.' }
  const refusal = findRefusal(menu, row, from, parent)
  if (refusal !== undefined) return { refusal }
  const home = from.slice(0, -1)
  const rest = replaceChildren(rows, home, listChildren(rows, home).toSpliced(from.at(-1) ?? 0, 1))
  const target = shiftAfterRemoval(parent, from)
  const path = [...target, index]
  const moved = replaceChildren(rest, target, listChildren(rest, target).toSpliced(index, 0, row))
  if (home.join() === parent.join()) {
    const edit: ValueEdit = { op: 'move', place: locateList(place, home), from: from.at(-1) ?? 0, to: index }
    return { edits: [edit], rows: moved, path }
  }
  const edits: ValueEdit[] = []
  const to = locateList(place, parent)
  if (parent.length > 0 && listChildren(rows, parent).length === 0)
    edits.push({ op: 'set', place: to, value: [] })
  edits.push({ op: 'transfer', place: locateRow(place, from), to, index })
  if (home.length > 0 && listChildren(rest, home).length === 0)
    edits.push({ op: 'remove', place: locateList(place, shiftAfterInsertion(home, path)) })
  return { edits, rows: moved, path }
}

function findRefusal(
  { rows, levels }: Menu,
  row: MenuRow,
  from: MenuPath,
  parent: MenuPath,
): string | undefined {
  if (startsWith(parent, from)) return 'Uma entrada não cabe dentro dela mesma.'
  if (row.isHeader && parent.length > 0) return 'Um cabeçalho fica só no primeiro nível.'
  if (findRow(rows, parent)?.isHeader) return 'Um cabeçalho não tem entradas.'
  if (parent.length + measureHeight(row) > levels)
    return `O menu tem só ${levels} níveis: ${row.title} não cabe mais dentro.`
  return undefined
}

/** The moves of one step, by the key that makes them together with Alt. */
export const directions = {
  ArrowUp: 'Para cima',
  ArrowDown: 'Para baixo',
  ArrowRight: 'Para dentro',
  ArrowLeft: 'Para fora',
} as const

export type Direction = keyof typeof directions

export const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

/** Plans a move by one step. */
export function planStep(menu: Menu, from: MenuPath, direction: Direction): MovePlan {
  const parent = from.slice(0, -1)
  const index = from.at(-1) ?? 0
  switch (direction) {
    case 'ArrowUp':
      if (index === 0) return { refusal: 'Esta entrada já é a primeira do seu grupo.' }
      return planMove(menu, from, { parent, index: index - 1 })
    case 'ArrowDown':
      if (index === listChildren(menu.rows, parent).length - 1)
        return { refusal: 'Esta entrada já é a última do seu grupo.' }
      return planMove(menu, from, { parent, index: index + 1 })
    case 'ArrowLeft': {
      const group = parent.at(-1)
      if (group === undefined) return { refusal: 'Esta entrada já está no primeiro nível.' }
      return planMove(menu, from, { parent: parent.slice(0, -1), index: group + 1 })
    }
    case 'ArrowRight': {
      if (index === 0) return { refusal: 'Não há entrada acima que a receba.' }
      const group = [...parent, index - 1]
      return planMove(menu, from, { parent: group, index: listChildren(menu.rows, group).length })
    }
  }
}

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
const listChildren = (rows: MenuRow[], parent: MenuPath): MenuRow[] =>
  parent.length === 0 ? rows : (findRow(rows, parent)?.children ?? [])

/** Returns how many levels an entry takes, itself included. */
const measureHeight = ({ children }: MenuRow): number => 1 + Math.max(0, ...children.map(measureHeight))

/** Returns the rows with other entries in one group. */
function replaceChildren(rows: MenuRow[], parent: MenuPath, children: MenuRow[]): MenuRow[] {
  const [index, ...rest] = parent
  if (index === undefined) return children
  return rows.map((row, at) =>
    at === index ? { ...row, children: replaceChildren(row.children, rest, children) } : row,
  )
}

const startsWith = (path: MenuPath, outer: MenuPath) => outer.every((step, index) => path[index] === step)

/** Returns the path after the removal of another entry. */
export function shiftAfterRemoval(path: MenuPath, removed: MenuPath): MenuPath {
  const depth = removed.length - 1
  const [step, removedStep] = [path[depth], removed[depth]]
  if (step === undefined || removedStep === undefined || removedStep >= step) return path
  return startsWith(path, removed.slice(0, depth)) ? path.with(depth, step - 1) : path
}

/** Returns the path after the insertion of another entry. */
function shiftAfterInsertion(path: MenuPath, inserted: MenuPath): MenuPath {
  const depth = inserted.length - 1
  const [step, insertedStep] = [path[depth], inserted[depth]]
  if (step === undefined || insertedStep === undefined || insertedStep > step) return path
  return startsWith(path, inserted.slice(0, depth)) ? path.with(depth, step + 1) : path
}
