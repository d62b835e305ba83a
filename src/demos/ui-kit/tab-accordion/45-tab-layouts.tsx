import { Flex, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuChartColumn, LuList, LuMap } from 'react-icons/lu'
import { Chip, Chips } from '../../parts/chips.tsx'

export const meta = { title: 'Alinhamento e tamanho', description: 'Também só com ícones.' }

const views = [
  ['lista', 'Lista', 'Uma linha por consulta, da mais nova à mais antiga.', LuList],
  ['grafico', 'Gráfico', 'Consultas por dia, comparadas com a semana anterior.', LuChartColumn],
  ['mapa', 'Mapa', 'Cada estado na cor da sua quantidade.', LuMap],
] as const

const alignments = {
  start: 'No começo',
  center: 'No centro',
  end: 'No fim',
  fitted: 'Na largura toda',
} as const

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

type Alignment = keyof typeof alignments

type Size = keyof typeof sizes

const readEntries = <K extends string>(names: Record<K, string>) => Object.entries(names) as [K, string][]

/** An icon without a text takes its name from `aria-label`. */
export default function TabLayouts() {
  const [alignment, setAlignment] = useState<Alignment>('center')
  const [size, setSize] = useState<Size>('md')
  const [hasNames, setNames] = useState(true)
  return (
    <Flex direction="column" gap="4">
      <Tabs.Root
        recipe={tabsSlotRecipe}
        defaultValue="lista"
        size={size}
        colorPalette="primary"
        {...(alignment === 'fitted' ? { fitted: true } : { justify: alignment })}
      >
        <Tabs.List>
          {views.map(([value, name, , Icon]) => (
            <Tabs.Trigger key={value} value={value} {...(hasNames ? {} : { 'aria-label': name })}>
              <Icon aria-hidden="true" /> {hasNames && name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {views.map(([value, , text]) => (
          <Tabs.Content key={value} value={value} textAlign={alignment === 'fitted' ? 'start' : alignment}>
            {text}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Chips legend="Alinhamento">
          {readEntries(alignments).map(([value, name]) => (
            <Chip
              key={value}
              name="tab-alignment"
              checked={value === alignment}
              onChange={() => setAlignment(value)}
            >
              {name}
            </Chip>
          ))}
        </Chips>
        <Chips legend="Tamanho">
          {readEntries(sizes).map(([value, name]) => (
            <Chip key={value} name="tab-size" checked={value === size} onChange={() => setSize(value)}>
              {name}
            </Chip>
          ))}
        </Chips>
        <Chip checked={hasNames} onChange={() => setNames(!hasNames)}>
          Com nomes
        </Chip>
      </Flex>
    </Flex>
  )
}
