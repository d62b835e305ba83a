import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'

type TeamPresence = 'here' | 'away' | 'off'

const badgeByPresence: Record<TeamPresence, { text: string; palette: string }> = {
  here: { text: 'Disponível', palette: 'success' },
  away: { text: 'Ausente', palette: 'warning' },
  off: { text: 'De folga', palette: 'neutral' },
}

/** The presence of the first members of the cast. */
const presenceToday: TeamPresence[] = ['here', 'here', 'away', 'here', 'off']

export function Team() {
  return (
    <Panel title="Equipe">
      <Flex as="ul" listStyleType="none" direction="column" gap="3.5">
        {presenceToday.map((presence, index) => {
          const { id, name, role } = cast[index] ?? cast[0]
          const { text, palette } = badgeByPresence[presence]
          return (
            <Flex as="li" key={id} align="center" gap="3">
              <Portrait image={id} name={name} />
              <Box flex="1" minW="0">
                <Text fontWeight="500" truncate title={name}>
                  {name}
                </Text>
                <Text color="fg.muted" textStyle="small">
                  {role}
                </Text>
              </Box>
              <Badge colorPalette={palette} variant="subtle" size="sm">
                {text}
              </Badge>
            </Flex>
          )
        })}
      </Flex>
    </Panel>
  )
}
