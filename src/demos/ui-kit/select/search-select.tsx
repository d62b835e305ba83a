import { Badge, Combobox, createListCollection, Wrap } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { capitals } from '../choices/capitals.ts'
import { ComboboxFrame } from './combobox-frame.tsx'

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
    <ComboboxFrame
      label={label}
      placeholder="Digite para buscar"
      collection={collection}
      multiple={multiple}
      openOnClick
      value={chosen}
      onValueChange={({ value }) => setChosen(value)}
      onInputValueChange={({ inputValue, reason }) => setQuery(reason === 'input-change' ? inputValue : '')}
      translations={{ triggerLabel: 'Abrir a lista', clearTriggerLabel: 'Limpar' }}
      chosen={
        multiple &&
        chosen.length > 0 && (
          <Wrap gap="1.5">
            {chosen.map((value) => (
              <Badge key={value}>{capitals.find((capital) => capital.value === value)?.label}</Badge>
            ))}
          </Wrap>
        )
      }
      end={<Combobox.Trigger />}
      status={collection.size === 0 && 'Nenhuma capital com esse nome'}
    >
      {collection.items.map((capital) => (
        <Combobox.Item key={capital.value} item={capital}>
          {capital.label}
          <Combobox.ItemIndicator />
        </Combobox.Item>
      ))}
    </ComboboxFrame>
  )
}
