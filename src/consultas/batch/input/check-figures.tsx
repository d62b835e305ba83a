import { Box, chakra, Flex } from '@chakra-ui/react'
import { LuCheck, LuCopyMinus, LuTriangleAlert } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import type { CheckedList } from './check-lines.ts'

/** How many lines are valid, invalid and duplicate. */
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
