import { Box, Flex, Text } from '@chakra-ui/react'
import { LuHistory } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { type SessionEntry, session } from '@/state/session.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { RepeatButton } from '../recents/repeat-button.tsx'
import { SessionEntryLink } from '../recents/session-entry-link.tsx'

const limit = 5

/** The latest queries of this session, with partly hidden subjects. */
export function RecentConsultas() {
  const catalogue = accessiblePath(app.catalogue)
  const items = useSnapshot(session).items.slice(0, limit)
  return (
    <Panel title="Consultas recentes" description="Desta sessão, com os dados mascarados">
      {items.length === 0 ? (
        <EmptyState
          icon={<LuHistory />}
          title="Nenhuma consulta nesta sessão"
          detail="As recentes ficam só na memória e somem quando você sai."
          action={catalogue && <AppLink to={catalogue}>Escolher uma consulta</AppLink>}
        />
      ) : (
        <Box as="ul" listStyleType="none" divideY="1px">
          {items.map((recent) => (
            <RecentConsulta key={recent.id} recent={recent} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function RecentConsulta({ recent }: { recent: SessionEntry }) {
  const { title, subject, at, outcome } = recent
  return (
    <Flex as="li" position="relative" align="center" gap="3" py="3" _first={{ pt: 0 }} _last={{ pb: 0 }}>
      <Box flex="1" minW="0">
        <SessionEntryLink entry={recent} display="block" truncate fontWeight="500" title={title} />
        <Flex color="fg.muted" textStyle="small" columnGap="2" wrap="wrap" mt="1">
          <Text whiteSpace="nowrap">{subject}</Text>
          <RelativeTime at={at} />
        </Flex>
      </Box>
      <OutcomeBadge outcome={outcome} />
      <RepeatButton entry={recent} />
    </Flex>
  )
}
