import { chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { severityProps } from '../../results/index.ts'
import type { Total, Totals } from './totals.ts'

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
