import { Flex } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react'
import { FinderList } from './finder-list.tsx'
import { useFinder } from './use-finder.ts'

/** The part of the suggestions that handles the keys of the field. */
export type Suggest = { onKeyDown: (event: KeyboardEvent) => void }

type SuggestionsProps = {
  ref: Ref<Suggest>
  query: string
  listId: string
  /** The query that the user sent before the suggestions were there. */
  submitted: RefObject<string | null>
  onActive: (id: string | undefined) => void
  onClose: () => void
}

/** The results below the field of a page. */
export default function Suggestions({ ref, query, listId, submitted, onActive, onClose }: SuggestionsProps) {
  const finder = useFinder(query, listId, onClose)
  const { activeId, onKeyDown, chooseFirst } = finder
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useLayoutEffect(() => onActive(activeId), [activeId])
  useEffect(() => {
    if (submitted.current === query) chooseFirst()
    submitted.current = null
  }, [])
  return (
    <Flex
      direction="column"
      position="absolute"
      insetInline="0"
      top="100%"
      mt="2"
      maxH="min(60dvh, 30rem)"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
      zIndex="dropdown"
      // A press on an option must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <FinderList finder={finder} />
    </Flex>
  )
}
