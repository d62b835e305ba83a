import { createListCollection, Select } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Capital, capitals } from '../choices/capitals.ts'
import { selectRecipe } from '../mirrored-recipes.ts'

type SelectFrameProps<Item> = Omit<Select.RootProps<Item>, 'children'> & {
  label: string
  /** The chosen value, in place of its text. */
  valueText?: ReactNode
  children: ReactNode
}

/** A select in the theme's style: arrows and letters choose, Esc closes, several may be chosen. */
export const SelectFrame = <Item,>({ label, valueText, children, ...root }: SelectFrameProps<Item>) => (
  <Select.Root recipe={selectRecipe} {...root}>
    <Select.HiddenSelect />
    <Select.Label>{label}</Select.Label>
    <Select.Control>
      <Select.Trigger borderColor="border.control" pe="16" _placeholderShown={{ color: 'fg.muted' }}>
        {valueText ?? <Select.ValueText placeholder="Escolha" />}
      </Select.Trigger>
      <Select.IndicatorGroup>
        <Select.ClearTrigger aria-label={`Limpar ${label}`} />
        <Select.Indicator />
      </Select.IndicatorGroup>
    </Select.Control>
    <Select.Positioner>
      <Select.Content borderWidth="1px" maxH="64" aria-label={label}>
        {children}
      </Select.Content>
    </Select.Positioner>
  </Select.Root>
)

const collection = createListCollection({
  items: capitals,
  isItemDisabled: ({ disabled }) => disabled === true,
  groupBy: ({ region }) => region,
})

const Options = ({ items }: { items: readonly Capital[] }) =>
  items.map((capital) => (
    <Select.Item key={capital.value} item={capital}>
      {capital.label}
      <Select.ItemIndicator />
    </Select.Item>
  ))

type OwnSelectProps = {
  label: string
  multiple?: boolean
  grouped?: boolean
  disabled?: boolean
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** The capitals, also by region. */
export const OwnSelect = ({ grouped = false, size = 'md', ...root }: OwnSelectProps) => (
  <SelectFrame collection={collection} size={size} {...root}>
    {grouped ? (
      collection.group().map(([region, items]) => (
        <Select.ItemGroup key={region}>
          <Select.ItemGroupLabel color="fg.muted">{region}</Select.ItemGroupLabel>
          <Options items={items} />
        </Select.ItemGroup>
      ))
    ) : (
      <Options items={collection.items} />
    )}
  </SelectFrame>
)
