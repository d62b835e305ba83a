import { Badge, Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuCoins, LuRotateCw, LuTriangleAlert } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { formatBalance } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import {
  type Balance,
  balance,
  readLowBalance,
  refreshBalance,
  watchBalance,
} from '@/state/credits/balance.ts'
import { hasDemoAccount } from '@/state/credits/demo-account.ts'
import { usage } from '@/state/usage.ts'
import { filterLastDays } from '@/state/usage-summary.ts'
import { DemoIcon } from '@/ui/media/demo-icon.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { sumCosts } from './statement.ts'

const period = 30

/** The balance and what the user spent lately. A balance that is not known is said so, and never zero. */
export default function BalancePanel() {
  const { current, isLoading } = useSnapshot(balance)
  const { records, isDemo: hasDemoHistory } = useSnapshot(usage)
  const now = useNow()
  const isDemo = hasDemoAccount()
  useEffect(() => watchBalance(), [])
  const recent = filterLastDays(records, period, now)
  const paid = recent.filter(({ cost }) => cost !== undefined).length
  return (
    <Panel
      title="Saldo"
      actions={
        isDemo ? (
          <Badge colorPalette="info" size="md">
            <DemoIcon aria-hidden="true" /> Saldo de demonstração
          </Badge>
        ) : (
          <Button
            size="sm"
            minH={touchHeight}
            variant="outline"
            aria-busy={isLoading || undefined}
            onClick={() => void refreshBalance()}
          >
            <LuRotateCw aria-hidden="true" /> Atualizar
          </Button>
        )
      }
    >
      <Flex columnGap="12" rowGap="4" wrap="wrap" align="flex-end">
        <Box aria-live="polite" minW="10rem">
          <BalanceFigure current={current} />
        </Box>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {paid === 0
            ? 'Nenhuma consulta paga'
            : `${formatBalance(sumCosts(recent))} em ${formatCounted(paid, 'consulta paga', 'consultas pagas')}`}{' '}
          nos últimos {period} dias
          {isDemonstration &&
            hasDemoHistory &&
            ', incluído o histórico de demonstração, que não saiu do saldo'}
        </Text>
      </Flex>
    </Panel>
  )
}

function BalanceFigure({ current }: { current: Balance }) {
  if (current.status === 'unknown') return <Skeleton height="9" width="40" aria-label="Lendo o saldo" />
  if (current.status === 'failed')
    return (
      <Flex align="center" gap="2" color="fg.warning">
        <LuTriangleAlert aria-hidden="true" /> O saldo não pôde ser lido. Ele não mudou por isso.
      </Flex>
    )
  const isLow = readLowBalance(current) !== undefined
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Box as="span" color="fg.muted" fontSize="20px">
        <LuCoins aria-hidden="true" />
      </Box>
      <Text as="span" textStyle="figure" fontVariantNumeric="tabular-nums">
        {formatBalance(current.credits)}
      </Text>
      {isLow && <Badge colorPalette="warning">Saldo baixo</Badge>}
    </Flex>
  )
}
