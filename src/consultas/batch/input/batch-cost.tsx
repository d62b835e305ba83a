import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { roundCredits } from '@manifest/contract/credits.ts'
import { useEffect, useMemo, useRef } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCredits } from '@/lib/format/credits.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { BalanceCheck } from '@/session/balance-check.tsx'
import { type AnswerHolder, createAnswerHolder } from '@/state/held-answers.ts'
import { purpose } from '@/state/purpose.ts'
import { session } from '@/state/session.ts'
import { holdTabAnswers, tabAnswers } from '@/state/tabs/tab-answers.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { BatchTarget, LineCost } from '../batch-target.ts'
import { cachedLinesText } from '../live/status-text.ts'
import type { BatchLine } from '../run/progress.ts'

type BatchCostProps = {
  target: BatchTarget
  lines: readonly BatchLine[]
  known: KnownLines
  /** The user wants new answers for lines that the session has answers for. */
  isFresh: boolean
  setFresh: (isFresh: boolean) => void
}

/** The lines that the session has answers for, in whole or in part, and the credits that they save. */
type KnownLines = { whole: number; partly: number; credits: number }

/** Returns the lines that need no query, or fewer. They change with the session. */
export function useKnownLines(
  { countKnown, requestsPerLine, cost }: BatchTarget,
  lines: readonly BatchLine[] | undefined,
): KnownLines {
  const { items } = useSnapshot(session)
  const { version } = useSnapshot(tabAnswers)
  return useMemo(() => {
    const known: KnownLines = { whole: 0, partly: 0, credits: 0 }
    for (const { values } of lines ?? []) {
      const count = countKnown(values)
      if (count === 0) continue
      if (count === requestsPerLine) known.whole += 1
      else known.partly += 1
      known.credits += cost?.readSaved(values) ?? 0
    }
    return { ...known, credits: roundCredits(known.credits) }
  }, [countKnown, requestsPerLine, cost, lines, items, version])
}

/**
 * Holds the answers that batches of other tabs have to these lines. The returned function hands the holder over to the
 * batch. Otherwise it is released with the list.
 */
export function useTabHolder(
  { findSubject, consultaIds }: BatchTarget,
  lines: readonly BatchLine[] | undefined,
): () => AnswerHolder | undefined {
  const { chosen } = useSnapshot(purpose)
  const current = useRef<AnswerHolder>(undefined)
  useEffect(() => {
    const values = lines?.flatMap(
      (line) => findSubject(line.values)?.value ?? Object.values(line.values)[0] ?? [],
    )
    if (!values) return
    const holder = createAnswerHolder()
    current.current = holder
    void holdTabAnswers({ values, consultaIds, purpose: chosen }, holder)
    return () => {
      if (current.current === holder) holder.release()
    }
  }, [lines, findSubject, consultaIds, chosen])
  return () => {
    const taken = current.current
    current.current = undefined
    return taken
  }
}

/** Says what a batch costs before it runs, what the session's answers save, and if the balance suffices. */
export function BatchCost({ target, lines, known, isFresh, setFresh }: BatchCostProps) {
  const { cost } = target
  const total = cost && roundCredits(cost.total * lines.length - (isFresh ? 0 : known.credits))
  return (
    <Box mt="3" fontVariantNumeric="tabular-nums">
      {cost && total !== undefined && <Text fontWeight="600">{formatTotal(cost, lines.length, total)}</Text>}
      <KnownLinesText known={known} isFresh={isFresh} setFresh={setFresh} />
      {cost && cost.untold > 0 && (
        <Text color="fg.muted">
          {formatCounted(cost.untold, 'consulta', 'consultas')} de cada linha sem custo informado.
        </Text>
      )}
      {total !== undefined && (
        <BalanceCheck
          total={total}
          consequence="O lote pausa quando ele acabar, e continua de onde parou."
          back={{ title: target.title, path: target.path }}
        />
      )}
    </Box>
  )
}

type KnownLinesTextProps = Pick<BatchCostProps, 'known' | 'isFresh' | 'setFresh'>

function KnownLinesText({ known: { whole, partly, credits }, isFresh, setFresh }: KnownLinesTextProps) {
  if (whole + partly === 0) return null
  const texts = [
    ...(whole > 0 ? [cachedLinesText(whole)] : []),
    ...(partly > 0
      ? [`${formatCounted(partly, 'respondida', 'respondidas')} em parte: ${formatCredits(credits)} a menos`]
      : []),
  ]
  return (
    <Flex align="center" columnGap="3" rowGap="2" wrap="wrap" my="2" color="fg.muted">
      <Text textDecoration={isFresh ? 'line-through' : undefined}>{texts.join('; ')}</Text>
      <Button
        size="xs"
        minH={touchHeight}
        variant="outline"
        aria-pressed={isFresh}
        onClick={() => setFresh(!isFresh)}
      >
        <LuRotateCw aria-hidden="true" /> Consultar de novo
      </Button>
    </Flex>
  )
}

/** Writes "Até 47 × 0,35 crédito = 16,45 créditos". */
function formatTotal(cost: LineCost, count: number, total: number): string {
  if (cost.total === 0) return 'Grátis.'
  if (total === 0) return 'Sem custo.'
  return total === roundCredits(cost.total * count)
    ? `Até ${formatCount(count)} × ${formatCredits(cost.total)} = ${formatCredits(total)}`
    : `Até ${formatCredits(total)}, a ${formatCredits(cost.total)} por linha`
}
