import { createListCollection, Select } from '@chakra-ui/react'
import { selectRecipe } from '../mirrored-recipes.ts'
import { type Capital, capitals } from './capitals.ts'

const collection = createListCollection({
  items: capitals,
  isItemDisabled: ({ disabled }) => disabled === true,
  groupBy: ({ region }) => region,
})

type OwnSelectProps = {
  label: string
  multiple?: boolean
  grouped?: boolean
  disabled?: boolean
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A select in the theme's style: arrows and letters choose, Esc closes, several may be chosen. */
export const OwnSelect = ({ label, grouped = false, size = 'md', ...root }: OwnSelectProps) => (
  <Select.Root recipe={selectRecipe} collection={collection} size={size} {...root}>
    <Select.HiddenSelect />
    <Select.Label>{label}</Select.Label>
    <Select.Control>
      <Select.Trigger borderColor="border.control" pe="16" _placeholderShown={{ color: 'fg.muted' }}>
        <Select.ValueText placeholder="Escolha" />
      </Select.Trigger>
      <Select.IndicatorGroup>
        <Select.ClearTrigger aria-label={`Limpar ${label}`} />
        <Select.Indicator />
      </Select.IndicatorGroup>
    </Select.Control>
    <Select.Positioner>
      <Select.Content borderWidth="1px" maxH="64" aria-label={label}>
        {grouped
          ? collection.group().map(([region, items]) => (
              <Select.ItemGroup key={region}>
                <Select.ItemGroupLabel color="fg.muted">{region}</Select.ItemGroupLabel>
                {items.map((capital) => (
                  <CapitalOption key={capital.value} capital={capital} />
                ))}
              </Select.ItemGroup>
            ))
          : collection.items.map((capital) => <CapitalOption key={capital.value} capital={capital} />)}
      </Select.Content>
    </Select.Positioner>
  </Select.Root>
)

const CapitalOption = ({ capital }: { capital: Capital }) => (
  <Select.Item item={capital}>
    {capital.label}
    <Select.ItemIndicator />
  </Select.Item>
)
