import type { EntryPath, MenuRow, Place, ValueEdit } from '@manifest/contract/studio.ts'
import {
  findRow,
  listChildren,
  type MenuPath,
  measureHeight,
  replaceChildren,
  shiftAfterInsertion,
  shiftAfterRemoval,
  startsWith,
} from './menu-rows.ts'

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
