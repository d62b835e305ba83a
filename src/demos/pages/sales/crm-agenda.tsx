import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { addDays, formatShortDay, toIsoDay } from '../../parts/days.ts'
import { type Deal, type Stage, stageNames } from './deal.ts'
import { formatMoney } from './figures.ts'

type DealsProps = { deals: readonly Deal[] }

const paletteByStage: Record<Stage, string> = {
  lead: 'neutral',
  proposal: 'info',
  talks: 'warning',
  won: 'success',
  lost: 'danger',
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** Each open proposal or negotiation has a meeting, one on each of the next working days. */
function planMeetings(deals: readonly Deal[], today: string) {
  let day = today
  return deals
    .filter(({ stage }) => stage === 'proposal' || stage === 'talks')
    .slice(-5)
    .map((deal) => {
      do day = addDays(day, 1)
      while (isWeekend(day))
      return { deal, day, hour: 9 + (deal.hour % 8) }
    })
}

export function Meetings({ deals, now }: DealsProps & { now: Date }) {
  const meetings = planMeetings(deals, toIsoDay(now))
  return (
    <Panel title="Próximas reuniões" description="Das cinco propostas e negociações mais novas">
      {meetings.length === 0 && <Text color="fg.muted">Nenhuma reunião marcada.</Text>}
      <Flex as="ul" aria-label="Próximas reuniões" direction="column" gap="3" listStyleType="none">
        {meetings.map(({ deal, day, hour }) => (
          <Flex as="li" key={deal.id} align="center" gap="3">
            <chakra.time dateTime={`${day}T${String(hour).padStart(2, '0')}:00`} css={dateCss}>
              <b>{day.slice(8)}</b>
              {formatShortDay(day).slice(6)}
            </chakra.time>
            <Box flex="1" minW="0">
              <Text fontWeight="500" truncate title={deal.customer}>
                {deal.customer}
              </Text>
              <Text color="fg.muted" textStyle="small">
                {hour}h, com {findCastMember(deal.seller as CastId).name}
              </Text>
            </Box>
            <Badge colorPalette={paletteByStage[deal.stage]} variant="subtle" size="sm">
              {stageNames[deal.stage]}
            </Badge>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

const actionByStage: Record<Stage, string> = {
  lead: 'abriu um contato com',
  proposal: 'mandou uma proposta a',
  talks: 'negocia com',
  won: 'vendeu a',
  lost: 'perdeu o negócio com',
}

export const Activities = ({ deals }: DealsProps) => (
  <Panel title="Atividades">
    <Flex as="ol" aria-label="Atividades" direction="column" gap="3" listStyleType="none">
      {deals
        .slice(-6)
        .reverse()
        .map((deal) => (
          <Flex as="li" key={deal.id} gap="3" align="flex-start">
            <Box
              aria-hidden="true"
              boxSize="2.5"
              mt="1.5"
              borderRadius="full"
              flexShrink="0"
              colorPalette={paletteByStage[deal.stage]}
              bg="colorPalette.solid"
            />
            <Box flex="1" minW="0">
              <Text>
                <b>{findCastMember(deal.seller as CastId).name}</b> {actionByStage[deal.stage]}{' '}
                {deal.customer}
              </Text>
              <Text color="fg.muted" textStyle="small">
                {formatMoney(deal.value)}, {formatShortDay(deal.day)} às {deal.hour}h
              </Text>
            </Box>
          </Flex>
        ))}
    </Flex>
  </Panel>
)

const dateCss = {
  display: 'grid',
  justifyItems: 'center',
  minW: '12',
  px: '1',
  py: '1',
  borderRadius: 'control',
  bg: 'primary.subtle',
  color: 'primary.fg',
  textStyle: 'small',
  '& b': { textStyle: 'h3' },
} as const
