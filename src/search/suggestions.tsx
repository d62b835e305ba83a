import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react'
import { FinderList } from './finder-list.tsx'
import type { PastedList } from './pasted-text.ts'
import { useFinder } from './use-finder.ts'

/** The part of the suggestions that handles the keys of the field. */
export type Suggest = { onKeyDown: (event: KeyboardEvent) => void }

type SuggestionsProps = {
  ref: Ref<Suggest>
  query: string
  pasted: PastedList | undefined
  listId: string
  /** The query that the user sent before the suggestions were there. */
  submitted: RefObject<string | null>
  onActive: (id: string | undefined) => void
  onChosen: () => void
}

/** The results of a search, below its field. */
export default function Suggestions(props: SuggestionsProps) {
  const { ref, query, pasted, listId, submitted, onActive, onChosen } = props
  const finder = useFinder({ query, pasted, listId, onChoose: onChosen })
  const { activeId, onKeyDown, chooseUnread } = finder
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useLayoutEffect(() => onActive(activeId), [activeId])
  useEffect(() => {
    if (submitted.current === query) chooseUnread()
    submitted.current = null
  }, [])
  return <FinderList finder={finder} />
}
