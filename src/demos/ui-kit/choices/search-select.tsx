import { Badge, Combobox, createListCollection, Wrap } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { Small } from '../basics.tsx'
import { comboboxRecipe } from '../mirrored-recipes.ts'
import { capitals } from './capitals.ts'

/** Filters by name or region, ignoring accents and case. */
function useCapitals(query: string) {
  return useMemo(() => {
    const isFound = searchTest(query)
    return createListCollection({
      items: capitals.filter(({ label, region }) => isFound(searchKey(`${label} ${region}`))),
      isItemDisabled: ({ disabled }) => disabled === true,
    })
  }, [query])
}

type SearchSelectProps = { label: string; multiple?: boolean }

/** A combobox: typing filters the list. */
export function SearchSelect({ label, multiple = false }: SearchSelectProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const collection = useCapitals(query)
  return (
    <Combobox.Root
      recipe={comboboxRecipe}
      collection={collection}
      multiple={multiple}
      openOnClick
      value={chosen}
      onValueChange={({ value }) => setChosen(value)}
      onInputValueChange={({ inputValue, reason }) => setQuery(reason === 'input-change' ? inputValue : '')}
      translations={{ triggerLabel: 'Abrir a lista', clearTriggerLabel: 'Limpar' }}
    >
      <Combobox.Label>{label}</Combobox.Label>
      {multiple && chosen.length > 0 && (
        <Wrap gap="1.5">
          {chosen.map((value) => (
            <Badge key={value}>{capitals.find((capital) => capital.value === value)?.label}</Badge>
          ))}
        </Wrap>
      )}
      <Combobox.Control>
        <Combobox.Input placeholder="Digite para buscar" borderColor="border.control" bg="transparent" />
        <Combobox.IndicatorGroup>
          <Combobox.ClearTrigger />
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Small role="status">{collection.size === 0 && 'Nenhuma capital com esse nome'}</Small>
      <Combobox.Positioner>
        <Combobox.Content borderWidth="1px" maxH="64">
          {collection.items.map((capital) => (
            <Combobox.Item key={capital.value} item={capital}>
              {capital.label}
              <Combobox.ItemIndicator />
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}
