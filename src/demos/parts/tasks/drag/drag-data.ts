/** The data of a dragged item or of a drop target. */
export type DragData = { kind: 'task'; id: string; columnId: string } | { kind: 'column'; id: string }

/** Reads the drag library's data; `undefined` for a drag of something else. */
export function parseDragData(data: Record<string | symbol, unknown>): DragData | undefined {
  const { kind, id, columnId } = data
  if (typeof id !== 'string') return undefined
  if (kind === 'column') return { kind, id }
  return kind === 'task' && typeof columnId === 'string' ? { kind, id, columnId } : undefined
}
