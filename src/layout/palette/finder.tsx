import { Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { FinderList } from '@/search/finder-list.tsx'
import { pasteLines } from '@/search/paste-lines.ts'
import { useFinder } from '@/search/use-finder.ts'
import { Input } from '@/ui/forms/input.tsx'
import { closePalette } from './palette-state.ts'

/** A combobox with its listbox: typing filters, arrows select, Enter opens or runs. */
export function Finder() {
  const [query, setQuery] = useState('')
  const finder = useFinder(query, useId(), closePalette)
  return (
    <Flex direction="column" maxH="70dvh">
      <Flex align="center" gap="3" ps="4" borderBottomWidth="1px" color="fg.muted">
        <LuSearch aria-hidden="true" />
        <Input
          autoFocus
          role="combobox"
          aria-label="Buscar páginas, consultas e ações"
          aria-autocomplete="list"
          aria-expanded={finder.entries.length > 0}
          aria-controls={finder.listId}
          aria-activedescendant={finder.activeId}
          placeholder="Buscar páginas, consultas e ações"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          border="0"
          outline="0"
          height="12"
          ps="0"
          color="fg"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onPaste={pasteLines(setQuery)}
          onKeyDown={finder.onKeyDown}
        />
      </Flex>
      <FinderList finder={finder} />
    </Flex>
  )
}
