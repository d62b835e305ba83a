import { copyPlain } from './copy-plain.ts'
import type { DemoStore } from './demo-store.ts'

type Identified = { id: string }

/** Inserts an item before the one with that id, or at the end. */
export function insertBefore<Item extends Identified>(items: Item[], item: Item, beforeId: string | null) {
  const index = items.findIndex(({ id }) => id === beforeId)
  items.splice(index < 0 ? items.length : index, 0, item)
}

/** Removes an item from a list and returns it. */
export function takeById<Item extends Identified>(items: Item[], id: string): Item | undefined {
  const index = items.findIndex((item) => item.id === id)
  return index < 0 ? undefined : items.splice(index, 1)[0]
}

/** Returns a plain copy of an item, and the id of the one that follows it. */
export function copyWithNext<Item extends Identified>(items: readonly Item[], id: string) {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  return item && { item: copyPlain(item), beforeId: items[index + 1]?.id ?? null }
}

type Ids = string | readonly string[]

const toList = (ids: Ids) => (typeof ids === 'string' ? [ids] : ids)

/** Actions on a list of a demo's state, by the ids of its items. `remove` and `move` return their undo. */
export function createCollection<State extends object, Item extends Identified>(
  { state, change }: DemoStore<State>,
  read: (state: State) => Item[],
) {
  const place = (id: string, beforeId: string | null) =>
    change((all) => {
      const item = id === beforeId ? undefined : takeById(read(all), id)
      if (item) insertBefore(read(all), item, beforeId)
    })

  return {
    find: (id: string) => read(state).find((item) => item.id === id),

    /** Adds an item at the top, or at the end. An item that a change of another tab has added stays the only one. */
    add(item: Item, end: 'top' | 'end' = 'top'): void {
      change((all) => {
        const items = read(all)
        if (items.some(({ id }) => id === item.id)) return
        items.splice(end === 'top' ? 0 : items.length, 0, structuredClone(item))
      })
    },

    edit(ids: Ids, changes: Partial<Item> | ((item: Item) => void)): void {
      change((all) => {
        for (const item of read(all).filter(({ id }) => toList(ids).includes(id)))
          if (typeof changes === 'function') changes(item)
          else Object.assign(item, structuredClone(changes))
      })
    },

    remove(ids: Ids): () => void {
      const removed = toList(ids).flatMap((id) => copyWithNext(read(state), id) ?? [])
      change((all) => {
        for (const id of toList(ids)) takeById(read(all), id)
      })
      return () =>
        change((all) => {
          // The last first, since each stands before the next one.
          for (const { item, beforeId } of removed.toReversed())
            if (!read(all).some(({ id }) => id === item.id))
              insertBefore(read(all), structuredClone(item), beforeId)
        })
    },

    /** Moves an item before another one, or to the end. */
    move(id: string, beforeId: string | null): () => void {
      const former = copyWithNext(read(state), id)
      place(id, beforeId)
      return () => former && place(id, former.beforeId)
    },
  }
}
