import { Box, Text } from '@chakra-ui/react'
import { roundCredits } from '@manifest/contract/credits.ts'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { formatCredits } from '@/lib/format/credits.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { BalanceCheck } from '@/session/balance-check.tsx'
import { session } from '@/state/session.ts'
import type { BatchTarget, LineCost } from '../batch-target.ts'
import type { BatchLine } from '../run/progress.ts'

type BatchCostProps = { target: BatchTarget; lines: readonly BatchLine[] }

/** Says what a batch costs before it runs, what the session's answers save, and if the balance suffices. */
export function BatchCost(props: BatchCostProps) {
  const { cost } = props.target
  return cost ? <ToldCost {...props} cost={cost} /> : null
}

/** Counts the lines that the session has answers for, and the credits that they save. */
function readSavings(cost: LineCost, lines: readonly BatchLine[]) {
  const saved = lines.map(({ values }) => cost.readSaved(values)).filter((credits) => credits > 0)
  return { count: saved.length, credits: saved.reduce((sum, credits) => sum + credits, 0) }
}

function ToldCost({ target, cost, lines }: BatchCostProps & { cost: LineCost }) {
  const { items } = useSnapshot(session)
  const savings = useMemo(() => readSavings(cost, lines), [cost, lines, items])
  const total = roundCredits(cost.total * lines.length - savings.credits)
  return (
    <Box mt="3">
      <Text fontWeight="600" fontVariantNumeric="tabular-nums">
        {formatTotal(cost, lines.length, total)}
      </Text>
      {savings.count > 0 && (
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatCounted(savings.count, 'linha já foi respondida', 'linhas já foram respondidas')} nesta
          sessão, no todo ou em parte: {formatCredits(roundCredits(savings.credits))} a menos.
        </Text>
      )}
      {cost.untold > 0 && (
        <Text color="fg.muted">
          {formatCounted(cost.untold, 'consulta', 'consultas')} de cada linha sem custo informado.
        </Text>
      )}
      <BalanceCheck
        total={total}
        consequence="O lote pausa quando ele acabar, e continua de onde parou."
        back={{ title: target.title, path: target.path }}
      />
    </Box>
  )
}

/** Writes "Até 47 × 0,35 crédito = 16,45 créditos". */
function formatTotal(cost: LineCost, count: number, total: number): string {
  if (cost.total === 0) return 'Grátis.'
  return total === roundCredits(cost.total * count)
    ? `Até ${formatCount(count)} × ${formatCredits(cost.total)} = ${formatCredits(total)}`
    : `Até ${formatCredits(total)}, a ${formatCredits(cost.total)} por linha`
}
