import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuCheck, LuCopyMinus, LuTriangleAlert, LuUndo2 } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { CheckedList } from './check-lines.ts'
import { countMended, type Mending } from './mending.ts'

/** Shows how many lines are valid, invalid and duplicate. */
export function CheckFigures({ checked: { lines, invalid, repeated } }: { checked: CheckedList }) {
  const figures = [
    { label: 'A consultar', count: lines.length, icon: LuCheck, color: 'fg.success' },
    { label: 'Inválidas', count: invalid.length, icon: LuTriangleAlert, color: 'fg.error' },
    { label: 'Repetidas', count: repeated.length, icon: LuCopyMinus, color: 'fg.info' },
  ]
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '6', md: '10' }} rowGap="4">
      {figures.map(({ label, count, icon: Icon, color }) => (
        <Box key={label}>
          <chakra.dt color="fg.muted" textStyle="small">
            <Flex as="span" align="center" gap="1.5">
              <Box as="span" color={count > 0 ? color : undefined}>
                <Icon aria-hidden="true" />
              </Box>
              {label}
            </Flex>
          </chakra.dt>
          <chakra.dd textStyle="figure" fontVariantNumeric="tabular-nums">
            {formatCount(count)}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  )
}

const maxListed = 20

/** Lists the lines that repeat an earlier one. */
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

/** Says what the user corrected and removed, and lets them undo it. */
export function MendedLines({ mending, onUndo }: { mending: Mending; onUndo: () => void }) {
  const { edited, removed } = countMended(mending)
  const texts = [
    edited > 0 ? formatCounted(edited, 'linha corrigida', 'linhas corrigidas') : '',
    removed > 0 ? formatCounted(removed, 'linha removida', 'linhas removidas') : '',
  ].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" mt="4">
      <Text>{texts.join(' · ')}</Text>
      <Button size="sm" variant="ghost" minH={{ base: '11', md: '0' }} onClick={onUndo}>
        <LuUndo2 aria-hidden="true" /> Voltar à lista como veio
      </Button>
    </Flex>
  )
}
