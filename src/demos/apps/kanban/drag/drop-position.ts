import type { ColumnSnapshot } from '../board-state.ts'

type DropPosition = { id: string; isAfter: boolean }

/** The id of what follows an item, `null` at the end. */
const findNextId = (items: readonly { id: string }[], id: string): string | null =>
  items[items.findIndex((item) => item.id === id) + 1]?.id ?? null

/** Before which of its siblings something comes that is dropped at the start or the end of one of them. */
export const findBeforeId = (
  items: readonly { id: string }[],
  { id, isAfter }: DropPosition,
): string | null => (isAfter ? findNextId(items, id) : id)

/** The neighbours that an item can change places with, as what it would come before. */
export function findMoveTargets(items: readonly { id: string }[], id: string) {
  const index = items.findIndex((item) => item.id === id)
  const [previous, next] = [items[index - 1], items[index + 1]]
  return {
    ...(previous ? { earlier: { beforeId: previous.id as string | null } } : {}),
    ...(next ? { later: { beforeId: findNextId(items, next.id) } } : {}),
  }
}

/** Where a task is now, in words: "“Escrever o guia” em Done, posição 2 de 3". */
export function describeTaskPosition(columns: readonly ColumnSnapshot[], taskId: string): string {
  for (const { name, tasks } of columns) {
    const index = tasks.findIndex(({ id }) => id === taskId)
    if (index >= 0) return `“${tasks[index]?.name}” em ${name}, posição ${index + 1} de ${tasks.length}`
  }
  return ''
}

/** Where a column is now, in words. */
export function describeColumnPosition(columns: readonly ColumnSnapshot[], columnId: string): string {
  const index = columns.findIndex(({ id }) => id === columnId)
  return `Coluna “${columns[index]?.name}” na posição ${index + 1} de ${columns.length}`
}
