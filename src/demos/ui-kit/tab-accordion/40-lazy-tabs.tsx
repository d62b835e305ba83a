import { Skeleton, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { Small } from '../basics.tsx'
import { WeekBars } from '../card/week-bars.tsx'

export const meta = { title: 'Abas sob demanda', description: 'Cada uma carrega quando é aberta.' }

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

/** A tab loads when it is first opened, and stays loaded. */
export default () => (
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
