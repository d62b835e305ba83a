import { Box, Flex, Text } from '@chakra-ui/react'
import { LuClock } from 'react-icons/lu'
import { formatDay } from './case-name.ts'
import type { CaseHead } from './record.ts'
import { deletionTime, isExpiringSoon } from './retention.ts'

type ExpiryNoticeProps = { heads: readonly CaseHead[]; now: number }

/** Says, a week before, which cases will be deleted and what the user can do. */
export function ExpiryNotice({ heads, now }: ExpiryNoticeProps) {
  const expiring = heads.filter((head) => isExpiringSoon(head, now))
  const first = Math.min(...expiring.map(deletionTime))
  if (expiring.length === 0) return null
  return (
    <Flex role="note" css={noticeCss} mb="4">
      <Box color="fg.warning" flexShrink="0" pt="0.5">
        <LuClock aria-hidden="true" size={16} />
      </Box>
      <Text minW="0">
        <strong>
          {expiring.length === 1
            ? `Um caso será apagado em ${formatDay(first)}.`
            : `${expiring.length} casos serão apagados, o primeiro em ${formatDay(first)}.`}
        </strong>{' '}
        Exporte antes o que ainda for preciso: o arquivo continua cifrado.
      </Text>
    </Flex>
  )
}

export const noticeCss = {
  gap: '2.5',
  px: '3',
  py: '2.5',
  bg: 'bg.warning',
  borderWidth: '1px',
  borderColor: 'warning.muted',
  borderRadius: 'control',
} as const
