import { chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuChevronDown, LuChevronUp, LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import type { MessageSnapshot } from './chat.ts'
import { searchMessages } from './chat-search.ts'
import { feedView, jumpTo, setFeedSearch } from './feed-view.ts'

/** Searches the open chat and jumps between the hits: Enter to the older one, Shift+Enter to the newer one. */
export function FeedSearch({ messages }: { messages: readonly MessageSnapshot[] }) {
  const form = useRef<HTMLFormElement>(null)
  const { search, jump } = useSnapshot(feedView)
  const hits = searchMessages(messages, search ?? '')
  const current = hits.findIndex(({ time }) => time === jump?.time)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  /** Moves to an older (-1) or newer (1) hit, and around at the ends. */
  function move(step: 1 | -1) {
    const from = current < 0 ? (step === 1 ? -1 : hits.length) : current
    const hit = hits.at((from + step + hits.length) % hits.length)
    if (hit) jumpTo(hit.time)
  }

  function change(text: string) {
    setFeedSearch(text)
    const newest = searchMessages(messages, text).at(-1)
    if (newest) jumpTo(newest.time)
    else feedView.jump = null
  }

  function close() {
    setFeedSearch(null)
    feedView.jump = null
    document.querySelector<HTMLElement>('[data-feed-search]')?.focus()
  }

  return (
    <chakra.form
      ref={form}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      px="3"
      py="2"
      borderBottomWidth="1px"
      bg="bg.subtle"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          move(event.shiftKey ? 1 : -1)
        }
        if (event.key === 'Escape' && !search) close()
      }}
    >
      <SearchField
        label="Buscar na conversa"
        // The contacts have a search landmark too.
        aria-label="Buscar na conversa"
        value={search ?? ''}
        onChange={change}
        flex="1 1 9rem"
        width="auto"
        md={{ width: 'auto' }}
      />
      <Text role="status" color="fg.muted" textStyle="small" px="1" minW="5.5rem">
        {describe(search ?? '', hits.length, current)}
      </Text>
      <Flex>
        <IconAction
          label="Resultado anterior"
          icon={<LuChevronUp />}
          disabled={hits.length === 0}
          onClick={() => move(-1)}
        />
        <IconAction
          label="Próximo resultado"
          icon={<LuChevronDown />}
          disabled={hits.length === 0}
          onClick={() => move(1)}
        />
        <IconAction label="Fechar busca" icon={<LuX />} onClick={close} />
      </Flex>
    </chakra.form>
  )
}

function describe(search: string, count: number, current: number): string {
  if (!search.trim()) return ''
  if (count === 0) return 'Nada encontrado'
  return current < 0 ? `${count} encontradas` : `${current + 1} de ${count}`
}
