import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuClock } from 'react-icons/lu'
import { formatDay, isExpiringSoon, removalTime } from './closed-case.ts'
import { noticeCss } from './notice-css.ts'
import type { StoredHead } from './record.ts'
import { recordNotice } from './remove-case.ts'

type ExpiryNoticeProps = { heads: readonly StoredHead[]; now: number }

/** Says, a week before, which cases will be deleted and what the user can do. Records that the user has seen it. */
export function ExpiryNotice({ heads, now }: ExpiryNoticeProps) {
  const expiring = heads.filter((head) => isExpiringSoon(head, now))
  const first = Math.min(...expiring.map((head) => removalTime(head, now)))
  const ids = expiring.map(({ id }) => id).join()
  useEffect(() => {
    const record = () => void (document.visibilityState === 'visible' && recordNotice(expiring, Date.now()))
    record()
    document.addEventListener('visibilitychange', record)
    return () => document.removeEventListener('visibilitychange', record)
  }, [ids])
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
