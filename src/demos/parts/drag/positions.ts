/** A list of tasks: a column of the board, or the tasks of a project in one stage. */
export type TaskColumn = {
  readonly id: string
  readonly name: string
  readonly tasks: readonly { readonly id: string; readonly name: string }[]
}

/** Moves a task into a column, before one of its tasks or to its end. */
export type MoveTask = (taskId: string, columnId: string, beforeId: string | null) => void

type DropPosition = { id: string; isAfter: boolean }

const findNextId = (items: readonly { id: string }[], id: string): string | null =>
  items[items.findIndex((item) => item.id === id) + 1]?.id ?? null

/** Returns the id before which an item comes that is dropped before or after a sibling. */
export const findBeforeId = (
  items: readonly { id: string }[],
  { id, isAfter }: DropPosition,
): string | null => (isAfter ? findNextId(items, id) : id)

/** Returns the positions one step back and one step ahead, as the id to insert before. */
export function findMoveTargets(items: readonly { id: string }[], id: string) {
  const index = items.findIndex((item) => item.id === id)
  const [previous, next] = [items[index - 1], items[index + 1]]
  return {
    ...(previous ? { earlier: { beforeId: previous.id as string | null } } : {}),
    ...(next ? { later: { beforeId: findNextId(items, next.id) } } : {}),
  }
}

/** Describes a task's position: "“Escrever o guia” em Done, posição 2 de 3". */
export function describeTaskPosition(columns: readonly TaskColumn[], taskId: string): string {
  for (const { name, tasks } of columns) {
    const index = tasks.findIndex(({ id }) => id === taskId)
    if (index >= 0) return `“${tasks[index]?.name}” em ${name}, posição ${index + 1} de ${tasks.length}`
  }
  return ''
}
