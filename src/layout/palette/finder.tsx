import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { Input } from '@/ui/forms/input.tsx'
import { type PaletteEntry, paletteGroups } from './entries.ts'
import { find, indexed, type SearchIndex } from './find.ts'
import { closePalette } from './palette-state.ts'
import { Results } from './results.tsx'

const maxResults = 200

/** A combobox with its listbox: type to filter, arrows to select, Enter to follow or run. */
export function Finder() {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const navigate = useNavigateTo()
  const listId = useId()
  const [index] = useState(() => indexed(paletteGroups()))
  const searched = useDeferredValue(query)
  const found = useMemo(() => find(index, searched, maxResults), [index, searched])
  const entries = found.groups.flatMap((group) => group.entries)
  const choose = ({ path, run }: PaletteEntry) => {
    closePalette()
    if (path !== undefined) navigate(path)
    run?.()
  }
  const move = (index: number) => {
    const next = (index + entries.length) % Math.max(1, entries.length)
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown') move(active + 1)
    else if (key === 'ArrowUp') move(active - 1)
    else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      // The latest query counts, even where its results have not been rendered yet.
      const [chosen] = searched === query ? entries.slice(active) : firstOf(index, query)
      if (chosen) choose(chosen)
    } else return
    event.preventDefault()
  }
  return (
    <Flex direction="column" maxH="70dvh">
      <Flex align="center" gap="3" ps="4" borderBottomWidth="1px" color="fg.muted">
        <LuSearch aria-hidden="true" />
        <Input
          autoFocus
          role="combobox"
          aria-label="Buscar páginas, consultas e ações"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
          placeholder="Buscar páginas, consultas e ações"
          autoComplete="off"
          border="0"
          outline="0"
          height="12"
          ps="0"
          color="fg"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <Results id={listId} groups={found.groups} active={active} onChoose={choose} />
      <VisuallyHidden role="status">{announcement(found.total)}</VisuallyHidden>
      {found.total === 0 && (
        <Text px="4" py="6" color="fg.muted" textAlign="center">
          Nada encontrado para “{searched}”.
        </Text>
      )}
      {found.total > entries.length && (
        <Text px="4" py="2.5" textStyle="small" color="fg.muted" borderTopWidth="1px">
          Mostrando {entries.length} de {found.total}. Continue digitando para refinar.
        </Text>
      )}
    </Flex>
  )
}

const firstOf = (index: SearchIndex<PaletteEntry>, query: string) =>
  find(index, query, 1).groups.flatMap((group) => group.entries)

function announcement(total: number): string {
  if (total === 0) return 'Nenhum resultado'
  return total === 1 ? '1 resultado' : `${total} resultados`
}
