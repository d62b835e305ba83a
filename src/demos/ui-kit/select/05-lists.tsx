import { Badge, Combobox, createListCollection, Grid, Listbox, Stack, Wrap } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { capitals } from '../choices/capitals.ts'
import { FormSelect } from '../fields/form-select.tsx'
import { listboxRecipe } from '../mirrored-recipes.ts'
import { ComboboxFrame } from './combobox-frame.tsx'
import { OwnSelect } from './own-select.tsx'

export const meta = {
  Native: { title: 'Nativa', description: 'Simples, agrupada e com erro.' },
  Own: {
    title: 'Própria',
    description: 'Uma escolha, e uma lista agrupada.',
  },
  Several: { title: 'Própria, múltipla' },
  Search: {
    title: 'Com busca',
    description: 'Encontra também sem acento: digite “belem” ou “sul”.',
  },
  SearchSeveral: { title: 'Com busca, múltipla' },
  Sizes: { title: 'Tamanhos' },
  Open: { title: 'Sempre aberta' },
  OpenSeveral: { title: 'Sempre aberta, múltipla' },
}

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
function SearchSelect({ label, multiple = false }: SearchSelectProps) {
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

const collection = createListCollection({
  items: capitals.slice(0, 6),
  isItemDisabled: ({ disabled }) => disabled === true,
})

/** A list that is always open: arrows move, Space chooses. */
const OpenList = ({ label, multiple = false }: { label: string; multiple?: boolean }) => (
  <Listbox.Root
    recipe={listboxRecipe}
    collection={collection}
    selectionMode={multiple ? 'multiple' : 'single'}
    defaultValue={['recife']}
  >
    <Listbox.Label>{label}</Listbox.Label>
    <Listbox.Content maxH="56" borderColor="border.control">
      {collection.items.map((capital) => (
        <Listbox.Item key={capital.value} item={capital}>
          <Listbox.ItemText>{capital.label}</Listbox.ItemText>
          <Listbox.ItemIndicator />
        </Listbox.Item>
      ))}
    </Listbox.Content>
  </Listbox.Root>
)

/** The native select; on a phone it opens the system's list. */
export const Native = () => (
  <Stack gap="4">
    <FormSelect label="Estado civil" defaultValue="">
      <option value="">Escolha</option>
      <option value="solteira">Solteira ou solteiro</option>
      <option value="casada">Casada ou casado</option>
      <option value="divorciada">Divorciada ou divorciado</option>
      <option value="viuva">Viúva ou viúvo</option>
    </FormSelect>
    <FormSelect label="Horário" help="Agrupado por turno." defaultValue="9">
      <optgroup label="Manhã">
        <option value="9">9h</option>
        <option value="10">10h</option>
      </optgroup>
      <optgroup label="Tarde">
        <option value="14">14h</option>
        <option value="15" disabled>
          15h (lotado)
        </option>
      </optgroup>
    </FormSelect>
    <FormSelect label="Departamento" required error="Escolha o departamento" defaultValue="">
      <option value="">Escolha</option>
      <option value="ti">Tecnologia</option>
    </FormSelect>
  </Stack>
)

export const Own = () => (
  <Stack gap="4">
    <OwnSelect label="Capital" />
    <OwnSelect label="Capital, por região" grouped />
    <OwnSelect label="Indisponível" disabled />
  </Stack>
)

export const Several = () => <OwnSelect label="Capitais atendidas" multiple />

export const Search = () => <SearchSelect label="Cidade de origem" />

export const SearchSeveral = () => <SearchSelect label="Cidades de interesse" multiple />

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export const Sizes = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <OwnSelect key={size} label={sizes[size]} size={size} />
    ))}
  </Grid>
)

export const Open = () => <OpenList label="Sede" />

export const OpenSeveral = () => <OpenList label="Filiais" multiple />
