import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { createDateFormat } from '@/lib/format/intl.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { toIsoDay } from '../../parts/days.ts'
import { type Deal, isOpen, isSale } from '../sales/deal.ts'

const dateFormat = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

function buildGreeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

/** Counts the deals of a day, its sales, and all that are still open. */
const countDeals = (deals: readonly Deal[], today: string) => {
  const ofToday = deals.filter(({ day }) => day === today)
  return [
    { label: 'Negócios hoje', value: ofToday.length },
    { label: 'Ganhos hoje', value: ofToday.filter(isSale).length },
    { label: 'Em aberto', value: deals.filter(isOpen).length },
  ]
}

/** The user's name, the date, and three figures of the day. */
export function Greeting({ deals }: { deals: readonly Deal[] }) {
  const { profile } = useSnapshot(auth)
  const now = new Date(useNow())
  return (
    <Panel title={`${buildGreeting(now.getHours())}, ${profile?.nome ?? fullName(null)}`}>
      <Flex align="center" gap="4">
        <PersonAvatar name={fullName(profile)} photo={profile?.avatar} size="14" />
        <Box minW="0">
          <Text fontWeight="600" truncate title={fullName(profile)}>
            {fullName(profile)}
          </Text>
          <Text color="fg.muted">{dateFormat.format(now)}</Text>
        </Box>
      </Flex>
      <chakra.dl css={factsCss}>
        {countDeals(deals, toIsoDay(now)).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </chakra.dl>
    </Panel>
  )
}

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '3',
  mt: '6',
  pt: '5',
  borderTopWidth: '1px',
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { textStyle: 'h1', fontVariantNumeric: 'tabular-nums', mt: '1' },
} as const
