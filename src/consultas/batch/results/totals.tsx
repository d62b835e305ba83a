import { chakra, Flex, Text } from '@chakra-ui/react'
import { formatValue } from '@/formats/registry.ts'
import { createMoneyFormat, createNumberFormat } from '@/lib/format/intl.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { addUp } from '@/ui/data-table/sum-column.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import { isAnswered } from '../../outcome.ts'
import type { AnswerColumn } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'

type TotalsBarProps = { totals: Totals; isFiltered: boolean }

/** Says which rows the totals are about. */
function scopeText({ answeredCount, rowCount }: Totals, isFiltered: boolean): string {
  const lines = formatCounted(answeredCount, 'linha com resposta', 'linhas com resposta')
  const scope = isFiltered ? 'do filtro' : 'do lote'
  return answeredCount === rowCount
    ? `Somas de ${isFiltered ? 'todas as linhas do filtro' : 'todas as linhas'}`
    : `Somas de ${lines}, de ${formatCount(rowCount)} ${scope}`
}

/** Shows the findings of the shown rows, added up. A figure that some answers lack says so. */
export function TotalsBar({ totals, isFiltered }: TotalsBarProps) {
  if (totals.totals.length === 0) return null
  return (
    <Flex role="group" aria-label="Somas" columnGap="5" rowGap="1" wrap="wrap" align="baseline">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        {totals.totals.map((total) => (
          <Figure key={total.id} total={total} />
        ))}
      </chakra.dl>
      <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
        {scopeText(totals, isFiltered)}
      </Text>
    </Flex>
  )
}

const Figure = ({ total: { label, text, exactText, tone, unknownCount } }: { total: Total }) => (
  <chakra.div display="flex" alignItems="baseline" gap="1.5">
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd
      {...severityProps(tone)}
      title={exactText === text ? undefined : exactText}
      color={tone === 'neutral' ? undefined : 'colorPalette.fg'}
      fontWeight="650"
      fontVariantNumeric="tabular-nums"
    >
      {text}
      {unknownCount > 0 && (
        <chakra.span color="fg.muted" fontWeight="400" textStyle="small">
          {' '}
          ({formatCount(unknownCount)} sem o valor)
        </chakra.span>
      )}
    </chakra.dd>
  </chakra.div>
)

/** A finding added up over rows. */
type Total = {
  id: string
  label: string
  tone: NonNullable<AnswerColumn['total']>['tone']
  /** Short from a million on: "R$ 1,2 mi". */
  text: string
  exactText: string
  /** The number of answers that do not have the figure. */
  unknownCount: number
}

export type Totals = {
  totals: Total[]
  /** The number of rows with an answer, which the totals are about. */
  answeredCount: number
  rowCount: number
}

/** The most totals that fit in a line. */
const maxTotals = 4

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const compactFormats = {
  currency: createMoneyFormat({ signDisplay: 'auto', ...compact }),
  number: createNumberFormat(compact),
}

const million = 1_000_000

function formatTotal(sum: number, format: keyof typeof compactFormats) {
  const exactText = format === 'currency' ? formatValue(sum, format) : formatCount(sum)
  return { text: Math.abs(sum) < million ? exactText : compactFormats[format].format(sum), exactText }
}

/**
 * Creates a function that adds up the findings of rows. It reads each answer once, because a run changes ten times a
 * second.
 */
export function createTotalsReader(columns: readonly AnswerColumn[]): (rows: readonly BatchRow[]) => Totals {
  const added = columns
    .flatMap(({ id, total, isDefault }) => (total ? [{ id, isDefault, ...total }] : []))
    .sort((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false))
    // Parts of a dossiê may have the same finding.
    .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index)
    .slice(0, maxTotals)
  const cache = new WeakMap<BatchRow, (number | undefined)[]>()
  const readFigures = (row: BatchRow): (number | undefined)[] | undefined => {
    const { outcome } = row
    if (!isAnswered(outcome)) return undefined
    const figures = cache.get(row) ?? added.map(({ read }) => read(outcome))
    cache.set(row, figures)
    return figures
  }
  return (rows) => {
    const answers = rows.map(readFigures).filter((figures) => figures !== undefined)
    const totals = added.flatMap(({ id, label, tone, format }, index): Total[] => {
      const { sum, skipped } = addUp(answers, (figures) => figures[index])
      if (skipped === answers.length) return []
      const shownTone = sum === 0 ? 'neutral' : tone
      return [{ id, label, tone: shownTone, ...formatTotal(sum, format), unknownCount: skipped }]
    })
    return { totals, answeredCount: answers.length, rowCount: rows.length }
  }
}
