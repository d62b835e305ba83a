import { Text } from '@chakra-ui/react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { CheckedList } from './check-lines.ts'

const listed = 20

/** The lines that repeat an earlier one. */
export function RepeatedLines({ lines }: { lines: CheckedList['repeated'] }) {
  const told = lines.slice(0, listed).map(({ number, first }) => `${number} (igual à ${first})`)
  const rest = lines.length - told.length
  return (
    <Panel
      title="Linhas repetidas"
      description={`${formatCounted(lines.length, 'linha repete outra e é consultada', 'linhas repetem outras e são consultadas')} uma vez só.`}
    >
      <Text fontVariantNumeric="tabular-nums">
        {lines.length === 1 ? 'Linha' : 'Linhas'} {told.join(', ')}
        {rest > 0 && ` e mais ${formatCount(rest)}`}.
      </Text>
    </Panel>
  )
}
