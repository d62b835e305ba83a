import { Box, Combobox, createListCollection, Flex, Spinner, Text } from '@chakra-ui/react'
import { spinnerRecipe } from '@chakra-ui/react/theme'
import { useEffect, useMemo, useRef, useState } from 'react'
import { castNames } from '@/generated/cast-names.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'
import { simulateRequest } from '../fields/simulated-service.ts'
import { ChosenChips, ComboboxFrame } from './combobox-frame.tsx'

export const meta = {
  title: 'Busca num serviço',
  description: 'O serviço é simulado e demora quase um segundo; até três pessoas ou empresas.',
}

type FoundPerson = { value: string; label: string; detail: string }

/** People come first, then companies of the manifest. */
const everyone: FoundPerson[] = [
  ...cast.map(({ id, name, role }) => ({ value: id, label: name, detail: role })),
  ...Object.entries(castNames)
    .filter(([id, { document }]) => document.length === 14 && !id.startsWith('cafe_'))
    .map(([id, { name, email }]) => ({ value: id, label: name, detail: email ?? 'Empresa' })),
]

/** Time in ms that the simulated service takes. */
const serviceMs = 800

/** Searches people and companies as a service would: late, and not at all after an abort. */
async function searchPeople(query: string, signal: AbortSignal): Promise<FoundPerson[]> {
  await simulateRequest(serviceMs, signal)
  const isFound = searchTest(query)
  return everyone.filter(({ label, detail }) => isFound(searchKey(`${label} ${detail}`)))
}

const maxChosen = 3

type Search = { phase: 'idle' | 'pending' | 'done'; found: readonly FoundPerson[] }

/** Asks the service for each query; a newer one aborts the older. */
function usePeopleSearch(query: string): Search {
  const [search, setSearch] = useState<Search>({ phase: 'idle', found: [] })
  useEffect(() => {
    if (query.trim().length < 2) return setSearch({ phase: 'idle', found: [] })
    const controller = new AbortController()
    setSearch(({ found }) => ({ phase: 'pending', found }))
    searchPeople(query, controller.signal).then(
      (found) => setSearch({ phase: 'done', found }),
      () => {},
    )
    return () => controller.abort()
  }, [query])
  return search
}

function describe(phase: Search['phase'], count: number, isFull: boolean): string {
  if (isFull) return `${maxChosen} escolhidos, o máximo`
  if (phase === 'pending') return 'Procurando no serviço simulado…'
  if (phase === 'idle') return 'Escreva duas letras ou mais.'
  return count === 0 ? 'Ninguém com esse nome' : `${count} ${count === 1 ? 'encontrado' : 'encontrados'}`
}

export default function Service() {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<FoundPerson[]>([])
  const input = useRef<HTMLInputElement>(null)
  const { phase, found } = usePeopleSearch(query)
  const isFull = chosen.length >= maxChosen
  const label = 'Responsáveis'
  const collection = useMemo(
    () =>
      createListCollection<FoundPerson>({
        items: [...found],
        isItemDisabled: ({ value }) => isFull && !chosen.some((person) => person.value === value),
      }),
    [found, chosen, isFull],
  )

  function remove(value: string) {
    setChosen(chosen.filter((person) => person.value !== value))
    input.current?.focus()
  }

  const findPerson = (id: string) => [...chosen, ...found].find((person) => person.value === id) ?? []
  const chips = chosen.map((person) => ({
    ...person,
    start: <Portrait image={person.value} name={person.label} size="5" />,
  }))
  return (
    <ComboboxFrame
      label={label}
      placeholder="Nome, função ou empresa"
      inputRef={input}
      collection={collection}
      multiple
      closeOnSelect={false}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      value={chosen.map(({ value }) => value)}
      onValueChange={({ value }) => setChosen(value.flatMap(findPerson))}
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
      chosen={<ChosenChips label={`${label}: escolhidos`} chosen={chips} onRemove={remove} />}
      start={phase === 'pending' && <Spinner recipe={spinnerRecipe} size="xs" aria-hidden="true" />}
      status={describe(phase, found.length, isFull)}
      isListHidden={found.length === 0}
    >
      {collection.items.map((person) => (
        <Combobox.Item key={person.value} item={person}>
          <Flex align="center" gap="3" minW="0">
            <Portrait image={person.value} name={person.label} size="8" />
            <Box minW="0">
              <Text truncate>{person.label}</Text>
              <Small truncate>{person.detail}</Small>
            </Box>
          </Flex>
          <Combobox.ItemIndicator />
        </Combobox.Item>
      ))}
    </ComboboxFrame>
  )
}
