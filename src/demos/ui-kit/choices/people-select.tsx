import { Box, Combobox, createListCollection, Flex, Spinner, Text } from '@chakra-ui/react'
import { spinnerRecipe } from '@chakra-ui/react/theme'
import { useEffect, useMemo, useRef, useState } from 'react'
import { castNames } from '@/generated/cast-names.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'
import { simulateRequest } from '../fields/simulated-service.ts'
import { comboboxRecipe } from '../mirrored-recipes.ts'
import { ChosenChips } from './chosen-chips.tsx'

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

/** People from a simulated service, with portraits. Up to three; the chosen ones stay while the list changes. */
export function PeopleSelect({ label }: { label: string }) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<FoundPerson[]>([])
  const input = useRef<HTMLInputElement>(null)
  const { phase, found } = usePeopleSearch(query)
  const isFull = chosen.length >= maxChosen
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

  return (
    <Combobox.Root
      recipe={comboboxRecipe}
      collection={collection}
      multiple
      closeOnSelect={false}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      value={chosen.map(({ value }) => value)}
      onValueChange={({ value }) =>
        setChosen(value.flatMap((id) => [...chosen, ...found].find((person) => person.value === id) ?? []))
      }
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
      translations={{ triggerLabel: 'Abrir a lista', clearTriggerLabel: `Limpar ${label}` }}
    >
      <Combobox.Label>{label}</Combobox.Label>
      {chosen.length > 0 && (
        <ChosenChips
          label={`${label}: escolhidos`}
          chosen={chosen.map((person) => ({
            ...person,
            start: <Portrait image={person.value} name={person.label} size="5" />,
          }))}
          onRemove={remove}
        />
      )}
      <Combobox.Control>
        <Combobox.Input
          ref={input}
          placeholder="Nome, função ou empresa"
          borderColor="border.control"
          bg="transparent"
        />
        <Combobox.IndicatorGroup>
          {phase === 'pending' && <Spinner recipe={spinnerRecipe} size="xs" aria-hidden="true" />}
          <Combobox.ClearTrigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Small role="status">{describe(phase, found.length, isFull)}</Small>
      <Combobox.Positioner>
        <Combobox.Content borderWidth="1px" maxH="64" hidden={found.length === 0}>
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
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

function describe(phase: Search['phase'], count: number, isFull: boolean): string {
  if (isFull) return `${maxChosen} escolhidos, o máximo`
  if (phase === 'pending') return 'Procurando no serviço simulado…'
  if (phase === 'idle') return 'Escreva duas letras ou mais.'
  return count === 0 ? 'Ninguém com esse nome' : `${count} ${count === 1 ? 'encontrado' : 'encontrados'}`
}
