import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'
import { fullTime, parseTime } from '@/lib/format/relative-time.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { type ContactSnapshot, type MessageSnapshot, statusNames, summarize } from './chat.ts'
import { toggleMuted, togglePinned } from './chat-actions.ts'
import { jumpTo } from './feed-view.ts'
import { usePresenceStatus } from './presence-dot.tsx'
import { toggleInfo } from './store.ts'

type ContactInfoProps = {
  contact: ContactSnapshot
  messages: readonly MessageSnapshot[]
  /** The panel covers the messages, so that a jump closes it. */
  isOver: boolean
}

export function ContactInfo({ contact, messages, isOver }: ContactInfoProps) {
  const { id, fullName, role, avatar, lastmessageTime, isPinned = false, isMuted = false } = contact
  const status = usePresenceStatus(contact)
  const lastTime = parseTime(lastmessageTime)
  const facts = [
    ['Área', role],
    ['E-mail', cast.find((person) => person.id === id)?.email],
    ['Status', statusNames[status]],
    ['Mensagens', formatCount(messages.length)],
    ['Última mensagem', lastTime === undefined ? undefined : fullTime(lastTime)],
  ]
  const files = messages.flatMap((message) => message.files ?? [])
  const starred = messages.filter(({ isStarred }) => isStarred)

  function jump({ time }: MessageSnapshot) {
    if (isOver) toggleInfo()
    // After the drawer has returned the focus.
    setTimeout(() => jumpTo(time))
  }

  return (
    <Box p="5">
      <Flex direction="column" align="center" textAlign="center" gap="3" mb="5">
        <Portrait image={avatar} name={fullName} size="20" />
        <Text fontWeight="600" overflowWrap="anywhere">
          {fullName}
        </Text>
      </Flex>
      <chakra.dl display="grid" gap="3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <chakra.dt color="fg.muted" textStyle="small">
                  {label}
                </chakra.dt>
                <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
              </div>
            ),
        )}
      </chakra.dl>
      <Box mt="4" borderTopWidth="1px">
        <SwitchField label="Fixar no topo" checked={isPinned} onChange={() => togglePinned(contact)} />
        <SwitchField label="Silenciar avisos" checked={isMuted} onChange={() => toggleMuted(contact)} />
      </Box>
      <Section title="Arquivos compartilhados">
        {files.length > 0 ? (
          <StoredFileList label="Arquivos compartilhados" files={files} />
        ) : (
          <Text color="fg.muted">Nenhum arquivo nesta conversa.</Text>
        )}
      </Section>
      <Section title="Mensagens favoritas">
        {starred.length > 0 ? (
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {starred.map((message) => (
              <li key={message.time}>
                <chakra.button type="button" css={starredRow} onClick={() => jump(message)}>
                  <chakra.span lineClamp="2">{summarize(message)}</chakra.span>
                  <RelativeTime at={message.time} color="fg.muted" textStyle="small" />
                </chakra.button>
              </li>
            ))}
          </chakra.ul>
        ) : (
          <Text color="fg.muted">Nenhuma favorita. Use as ações da mensagem.</Text>
        )}
      </Section>
    </Box>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="5">
    <Heading as="h3" textStyle="small" fontWeight="600" color="fg.muted" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)

const starredRow = {
  display: 'grid',
  width: 'full',
  p: '2',
  textAlign: 'start',
  borderWidth: '1px',
  borderRadius: 'control',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.hover' },
} as const
