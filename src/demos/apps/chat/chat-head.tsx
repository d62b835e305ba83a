import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import {
  LuArrowLeft,
  LuBell,
  LuBellOff,
  LuEraser,
  LuInfo,
  LuMail,
  LuPin,
  LuPinOff,
  LuSearch,
} from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type ContactSnapshot, statusNames } from './chat.ts'
import { clearChat, markUnread, toggleMuted, togglePinned } from './chat-actions.ts'
import { countAwaiting, findMessages } from './chat-search.ts'
import { feedView, setFeedSearch } from './feed-view.ts'
import { PresenceDot, usePresenceStatus } from './presence-dot.tsx'
import { chatState, chatView, toggleInfo, toggleMobileSidebar } from './store.ts'

export function ChatHead({ contact }: { contact: ContactSnapshot }) {
  const { id, fullName, avatar, isPinned, isMuted } = contact
  const { openinfo } = useSnapshot(chatView)
  const { search, typing } = useSnapshot(feedView)
  const status = usePresenceStatus(contact)
  const [isClearing, setClearing] = useState(false)
  const isTyping = typing.includes(id)
  // Only what was received after the last own message counts as unread.
  const canBeUnread = countAwaiting(findMessages(useSnapshot(chatState).chats, id)) > 0

  function clear() {
    clearChat(id)
    setClearing(false)
    notify.success('Delete Successfully')
  }

  return (
    <Flex align="center" gap={{ base: '2', lg: '3' }} flex="1 1 15rem" minW="0">
      <IconAction
        label="Conversas"
        icon={<LuArrowLeft className="directed" />}
        aria-haspopup="dialog"
        display={{ lg: 'none' }}
        ms="-2"
        me="-1"
        onClick={toggleMobileSidebar}
      />
      <PresenceDot status={status}>
        <Portrait image={avatar} name={fullName} size="10" />
      </PresenceDot>
      <Box flex="1" minW="0">
        <Heading as="h2" textStyle="h3" truncate>
          {fullName}
        </Heading>
        <Text role="status" color={isTyping ? 'primary.fg' : 'fg.muted'} textStyle="small">
          {isTyping ? 'digitando…' : statusNames[status]}
        </Text>
      </Box>
      <Flex align="center" gap="0.5">
        <IconAction
          data-feed-search=""
          label="Buscar nesta conversa"
          icon={<LuSearch />}
          aria-pressed={search !== null}
          onClick={() => setFeedSearch(search === null ? '' : null)}
          {...(search === null ? {} : pressed)}
        />
        <IconAction
          label={`Informações de ${fullName}`}
          icon={<LuInfo />}
          aria-pressed={openinfo}
          onClick={toggleInfo}
          {...(openinfo ? pressed : {})}
        />
        <ActionMenu
          label={`Ações da conversa com ${fullName}`}
          groups={[
            {
              actions: [
                {
                  label: isPinned ? 'Desafixar' : 'Fixar no topo',
                  icon: isPinned ? <LuPinOff /> : <LuPin />,
                  onSelect: () => togglePinned(contact),
                },
                {
                  label: isMuted ? 'Reativar avisos' : 'Silenciar avisos',
                  icon: isMuted ? <LuBell /> : <LuBellOff />,
                  onSelect: () => toggleMuted(contact),
                },
                ...(canBeUnread
                  ? [{ label: 'Marcar como não lida', icon: <LuMail />, onSelect: () => markUnread(id) }]
                  : []),
              ],
            },
            {
              actions: [
                {
                  label: 'Limpar conversa',
                  icon: <LuEraser />,
                  isDanger: true,
                  onSelect: () => setClearing(true),
                },
              ],
            },
          ]}
        />
      </Flex>
      <Presence>
        {isClearing && (
          <ConfirmDialog
            title="Limpar conversa?"
            detail={`Todas as mensagens com ${fullName} serão apagadas deste navegador.`}
            action="Limpar"
            onConfirm={clear}
            onClose={() => setClearing(false)}
          />
        )}
      </Presence>
    </Flex>
  )
}

const pressed = { color: 'primary.fg', bg: 'primary.subtle' } as const
