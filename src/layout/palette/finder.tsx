import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { LuCircleAlert, LuSearch } from 'react-icons/lu'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { Input } from '@/ui/forms/input.tsx'
import type { PaletteEntry } from './entries.ts'
import { closePalette } from './palette-state.ts'
import { Results } from './results.tsx'
import { type PaletteResult, useSearch } from './use-search.ts'

/** A combobox with its listbox: typing filters, arrows select, Enter opens or runs. */
export function Finder() {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const navigate = useNavigateTo()
  const search = useSearch()
  const listId = useId()
  const searched = useDeferredValue(query)
  const shown = useMemo(() => search(searched), [searched])
  const { groups, total, problems } = shown
  const entries = listEntries(shown)
  const isEmpty = searched.trim() === ''
  const choose = ({ path, run }: PaletteEntry) => {
    closePalette()
    if (run) run()
    else if (path !== undefined) navigate(path)
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
      // The latest query counts, even if its results have not been rendered yet.
      const chosen = searched === query ? entries[active] : listEntries(search(query))[0]
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
          autoCorrect="off"
          spellCheck={false}
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
      {problems.map((problem) => (
        <Flex key={problem} gap="2" px="5" py="4" color="fg.error" fontWeight="500">
          <Text as="span" flexShrink="0" pt="0.5">
            <LuCircleAlert aria-hidden="true" />
          </Text>
          <Text overflowWrap="anywhere">{problem}</Text>
        </Flex>
      ))}
      <Results id={listId} groups={groups} active={active} onChoose={choose} />
      <VisuallyHidden role="status">{buildAnnouncement(shown)}</VisuallyHidden>
      {total === 0 && problems.length === 0 && (
        <Text px="4" py="6" color="fg.muted" textAlign="center">
          Nada encontrado para “{searched}”.
        </Text>
      )}
      {total > entries.length && (
        <Footer>
          Mostrando {entries.length} de {total}. Continue digitando para refinar.
        </Footer>
      )}
      {isEmpty && total === entries.length && (
        <Footer>Cole um documento, telefone, e-mail ou placa, ou escreva um nome.</Footer>
      )}
    </Flex>
  )
}

const Footer = ({ children }: { children: ReactNode }) => (
  <Text px="4" py="2.5" textStyle="small" color="fg.muted" borderTopWidth="1px">
    {children}
  </Text>
)

const listEntries = ({ groups }: PaletteResult) => groups.flatMap(({ entries }) => entries)

/** Announces recognised values, errors and the number of results. */
const buildAnnouncement = ({ groups, problems, total }: PaletteResult) =>
  [...problems, ...groups.flatMap(({ title, isValue }) => (isValue ? [title] : [])), countText(total)].join(
    '. ',
  )

function countText(total: number): string {
  if (total === 0) return 'Nenhum resultado'
  return total === 1 ? '1 resultado' : `${total} resultados`
}
