import { Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuCircleCheck, LuClock, LuTriangleAlert } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { DueState } from './due-state.ts'
import { sumByState } from './find-invoices.ts'
import { formatCents } from './money.ts'
import { invoices } from './store.ts'

const tiles: readonly { state: DueState; label: string; palette: string; icon: ReactNode }[] = [
  { state: 'open', label: 'A receber', palette: 'info', icon: <LuClock /> },
  { state: 'overdue', label: 'Vencido', palette: 'danger', icon: <LuTriangleAlert /> },
  { state: 'paid', label: 'Pago', palette: 'success', icon: <LuCircleCheck /> },
]

/** The sums of open, overdue and paid invoices. */
export function InvoiceSums() {
  const sums = sumByState(useSnapshot(invoices).invoices)
  return (
    <Grid
      role="group"
      aria-label="Resumo das faturas"
      templateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))"
      gap={{ base: '3', md: '6' }}
      mb={{ base: '4', md: '6' }}
    >
      {tiles.map(({ state, label, palette, icon }) => (
        <Panel key={state} p="4" md={{ p: '4' }}>
          <Flex align="center" gap="3.5">
            <Flex
              aria-hidden="true"
              colorPalette={palette}
              boxSize="10"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="control"
              bg="colorPalette.subtle"
              color="colorPalette.fg"
              fontSize="20px"
            >
              {icon}
            </Flex>
            <div>
              <Text color="fg.muted">
                {label} · {formatCounted(sums[state].count, 'fatura', 'faturas')}
              </Text>
              <Text textStyle="h2" fontVariantNumeric="tabular-nums">
                {formatCents(sums[state].total)}
              </Text>
            </div>
          </Flex>
        </Panel>
      ))}
    </Grid>
  )
}
