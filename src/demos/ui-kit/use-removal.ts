import { useRef, useState } from 'react'

/**
 * A list whose items are removed, until the user undoes it. The focus goes to the element of `list`, because the
 * removed item had it, or to another element.
 */
export function useRemoval<Item>(items: readonly Item[]) {
  const [shown, setShown] = useState(items)
  const [last, setLast] = useState<{ item: Item; before: readonly Item[] }>()
  const list = useRef<HTMLDivElement>(null)
  const focus = (next?: HTMLElement) => requestAnimationFrame(() => (next ?? list.current)?.focus())

  function remove(item: Item, next?: HTMLElement) {
    setLast({ item, before: shown })
    setShown(shown.filter((each) => each !== item))
    focus(next)
  }

  function undo() {
    if (last) setShown(last.before)
    setLast(undefined)
    focus()
  }

  return { list, shown, setShown, removed: last?.item, remove, undo }
}
