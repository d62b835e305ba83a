import { Badge, Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuBellOff, LuPin } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type ContactSnapshot, type MessageSnapshot, statusNames } from './chat.ts'
import { countUnread, summarizeLast } from './chat-search.ts'
import { feedView } from './feed-view.ts'
import { PresenceDot, usePresenceStatus } from './presence-dot.tsx'
/** Opens the chat with a contact. */
export type OpenChat = (contactId: string) => void

type ContactRowProps = {
  contact: ContactSnapshot
  messages: readonly MessageSnapshot[]
  isOpen: boolean
  onOpen: OpenChat
}

export function ContactRow({ contact, messages, isOpen, onOpen }: ContactRowProps) {
  const { id, fullName, avatar, lastmessageTime, isPinned, isMuted, draft } = contact
  const status = usePresenceStatus(contact)
  const isTyping = useSnapshot(feedView).typing.includes(id)
  const unread = countUnread(contact, messages)
  const prefix = messages.at(-1)?.sender === 'me' ? 'Você: ' : ''
  return (
    <li>
      <chakra.button type="button" css={row} aria-current={isOpen} onClick={() => onOpen(id)}>
        <PresenceDot status={status}>
          <Portrait image={avatar} name={fullName} size="10" />
        </PresenceDot>
        <Box flex="1" minW="0">
          <Flex gap="2" align="baseline" justify="space-between">
            <Text as="span" fontWeight="600" truncate>
              {fullName}
            </Text>
            <VisuallyHidden>{statusNames[status]}</VisuallyHidden>
            <RelativeTime at={lastmessageTime} color="fg.muted" textStyle="small" isShort />
          </Flex>
          <Flex gap="2" align="center" justify="space-between">
            {isTyping ? (
              <Text as="span" color="primary.fg">
                digitando…
              </Text>
            ) : (
              <Text as="span" color="fg.muted" truncate flex="1">
                {draft && !isOpen ? (
                  <>
                    <Text as="span" color="fg.error">
                      Rascunho:{' '}
                    </Text>
                    {draft}
                  </>
                ) : (
                  `${prefix}${summarizeLast(messages)}`
                )}
              </Text>
            )}
            {isPinned && <Mark icon={<LuPin aria-hidden="true" />} text="Fixada" />}
            {isMuted && <Mark icon={<LuBellOff aria-hidden="true" />} text="Silenciada" />}
            {unread > 0 && (
              <Badge
                colorPalette="primary"
                variant="solid"
                size="xs"
                borderRadius="full"
                minW="5"
                justifyContent="center"
              >
                {unread}
                <VisuallyHidden>{unread === 1 ? 'não lida' : 'não lidas'}</VisuallyHidden>
              </Badge>
            )}
          </Flex>
        </Box>
      </chakra.button>
    </li>
  )
}

const Mark = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <chakra.span display="inline-flex" color="fg.muted" flexShrink="0">
    {icon}
    <VisuallyHidden>{text}</VisuallyHidden>
  </chakra.span>
)

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  px: '4',
  py: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  transition: 'background-color 150ms',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=true]': { bg: 'primary.subtle' },
} as const
