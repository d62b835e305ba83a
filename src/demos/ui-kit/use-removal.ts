import { useRef, useState } from 'react'

/**
 * A list whose items are removed, until the user undoes it. The focus goes to the element of `list`, because the
 * removed item had it.
 */
export function useRemoval<Item>(items: readonly Item[]) {
  const [shown, setShown] = useState(items)
  const [last, setLast] = useState<{ item: Item; before: readonly Item[] }>()
  const list = useRef<HTMLDivElement>(null)
  const focusList = () => requestAnimationFrame(() => list.current?.focus())

  function remove(item: Item) {
    setLast({ item, before: shown })
    setShown(shown.filter((each) => each !== item))
    focusList()
  }

  function undo() {
    if (last) setShown(last.before)
    setLast(undefined)
    focusList()
  }

  return { list, shown, setShown, removed: last?.item, remove, undo }
}
