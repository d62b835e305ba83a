import { Box, Combobox, createListCollection, Flex, Spinner, Text } from '@chakra-ui/react'
import { spinnerRecipe } from '@chakra-ui/react/theme'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Portrait } from '../../parts/portrait.tsx'
import { comboboxRecipe } from '../mirrored-recipes.ts'
import { ChosenChips } from './chosen-chips.tsx'
import { type FoundPerson, searchPeople } from './people-search.ts'

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
      <Text role="status" color="fg.muted" textStyle="small">
        {describe(phase, found.length, isFull)}
      </Text>
      <Combobox.Positioner>
        <Combobox.Content borderWidth="1px" maxH="64" hidden={found.length === 0}>
          {collection.items.map((person) => (
            <Combobox.Item key={person.value} item={person}>
              <Flex align="center" gap="3" minW="0">
                <Portrait image={person.value} name={person.label} size="8" />
                <Box minW="0">
                  <Text truncate>{person.label}</Text>
                  <Text truncate color="fg.muted" textStyle="small">
                    {person.detail}
                  </Text>
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
