import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { people } from '../../parts/task-options.ts'

type Presence = 'here' | 'away' | 'off'

const presences: Record<Presence, { text: string; palette: string }> = {
  here: { text: 'Disponível', palette: 'success' },
  away: { text: 'Ausente', palette: 'warning' },
  off: { text: 'De folga', palette: 'neutral' },
}

const posts: Record<(typeof people)[number]['value'], { role: string; presence: Presence }> = {
  ana: { role: 'Atendimento', presence: 'here' },
  marina: { role: 'Produto', presence: 'here' },
  bruno: { role: 'Dados', presence: 'away' },
  carla: { role: 'Privacidade', presence: 'here' },
  diego: { role: 'Infraestrutura', presence: 'off' },
}

/** People with their roles and presence status. */
export function Team() {
  return (
    <Panel title="Equipe">
      <Flex as="ul" listStyleType="none" direction="column" gap="3.5">
        {people.map(({ value, label }) => {
          const { role, presence } = posts[value]
          const { text, palette } = presences[presence]
          return (
            <Flex as="li" key={value} align="center" gap="3">
              <PersonAvatar name={label} />
              <Box flex="1" minW="0">
                <Text fontWeight="500" truncate title={label}>
                  {label}
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
