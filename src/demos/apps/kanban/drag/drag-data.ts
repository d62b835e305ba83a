/** What is being dragged, or dropped upon. */
export type DragData = { kind: 'task'; id: string; columnId: string } | { kind: 'column'; id: string }

/** Reads what the drag library carried; `undefined` for a drag of something else. */
export function parseDragData(data: Record<string | symbol, unknown>): DragData | undefined {
  const { kind, id, columnId } = data
  if (typeof id !== 'string') return undefined
  if (kind === 'column') return { kind, id }
  return kind === 'task' && typeof columnId === 'string' ? { kind, id, columnId } : undefined
}
