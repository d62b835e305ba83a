import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Snapshot } from 'valtio'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { findCastId } from '../../../parts/cast.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import type { Activity, TabProps } from '../portfolio.ts'
/** The activity of a project, newest first. Each action on the project adds an entry. */
export const ActivityTab = ({ details }: TabProps) => (
  <Panel title="Atividade" description="Cada ação no projeto entra aqui; a mais nova vem primeiro.">
    <ActivityList activity={details.activity} />
  </Panel>
)

export function ActivityList({ activity }: { activity: readonly Snapshot<Activity>[] }) {
  if (activity.length === 0) return <Text color="fg.muted">Ainda não há atividade.</Text>
  return (
    <chakra.ol listStyleType="none">
      {activity.map(({ id, author, text, at }) => (
        <Flex as="li" key={id} gap="3" css={entryCss}>
          <Portrait image={findCastId(author) ?? author} name={author} size="7" />
          <Box flex="1" minW="0">
            <Text overflowWrap="anywhere">
              <chakra.span fontWeight="600">{author}</chakra.span> {text}
            </Text>
            <RelativeTime at={at} color="fg.muted" textStyle="small" />
          </Box>
        </Flex>
      ))}
    </chakra.ol>
  )
}

/** A line connects the portraits. */
const entryCss = {
  position: 'relative',
  pb: '4',
  _last: { pb: '0' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: '8',
    bottom: '1',
    insetInlineStart: '3.5',
    width: '1px',
    bg: 'border',
  },
} as const
