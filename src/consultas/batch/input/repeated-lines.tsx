import { Text } from '@chakra-ui/react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { CheckedList } from './check-lines.ts'

const maxListed = 20

/** The lines that repeat an earlier one. */
export function RepeatedLines({ lines }: { lines: CheckedList['repeated'] }) {
  const listedTexts = lines.slice(0, maxListed).map(({ number, first }) => `${number} (igual à ${first})`)
  const rest = lines.length - listedTexts.length
  return (
    <Panel
      title="Linhas repetidas"
      description={`${formatCounted(lines.length, 'linha repete outra e é consultada', 'linhas repetem outras e são consultadas')} uma vez só.`}
    >
      <Text fontVariantNumeric="tabular-nums">
        {lines.length === 1 ? 'Linha' : 'Linhas'} {listedTexts.join(', ')}
        {rest > 0 && ` e mais ${formatCount(rest)}`}.
      </Text>
    </Panel>
  )
}
