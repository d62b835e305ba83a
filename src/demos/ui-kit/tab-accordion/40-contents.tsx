import { Flex, Skeleton, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useState } from 'react'
import { LuChartColumn, LuList, LuMap } from 'react-icons/lu'
import { createDateFormat } from '@/lib/format/intl.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { Small } from '../basics.tsx'
import { WeekBars } from '../card/week-bars.tsx'

export const meta = {
  LazyTabs: { title: 'Abas sob demanda', description: 'Cada uma carrega quando é aberta.' },
  TabLayouts: { title: 'Alinhamento e tamanho', description: 'Também só com ícones.' },
}

/** The time of a load, in ms. */
const loadMs = 700

const reports = {
  vendas: ['Vendas', [31, 44, 38]],
  custos: ['Custos', [12, 19, 15]],
  lucro: ['Lucro', [19, 25, 23]],
} as const

const months = ['Setembro', 'Outubro', 'Novembro']

const timeFormat = createDateFormat({ timeStyle: 'medium' })

function Report({ values }: { values: readonly number[] }) {
  const [loadedAt, setLoadedAt] = useState<Date>()
  useEffect(() => {
    const timer = setTimeout(() => setLoadedAt(new Date()), loadMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy={!loadedAt}>
      <Skeleton loading={!loadedAt}>
        <WeekBars counts={months.map((name, index) => ({ name, value: values[index] ?? 0 }))} />
      </Skeleton>
      <Small role="status" mt="3">
        {loadedAt ? `Carregado às ${timeFormat.format(loadedAt)}` : 'Carregando…'}
      </Small>
    </div>
  )
}

export const LazyTabs = () => (
  <Tabs.Root recipe={tabsSlotRecipe} defaultValue="vendas" variant="enclosed" lazyMount>
    <Tabs.List>
      {Object.entries(reports).map(([value, [name]]) => (
        <Tabs.Trigger key={value} value={value}>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(reports).map(([value, [, values]]) => (
      <Tabs.Content key={value} value={value} minH="36">
        <Report values={values} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
)

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
export function TabLayouts() {
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
