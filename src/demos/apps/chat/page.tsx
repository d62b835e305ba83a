import { Box, Button, Center, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuArrowLeft, LuMessagesSquare } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { AppFrame, wideMediaQuery } from '../../parts/app-frame.tsx'
import { statusNames } from './chat.ts'
import { ChatHead } from './chat-head.tsx'
import { ContactList } from './contact-list.tsx'
import { Conversation } from './conversation.tsx'
import { OwnPortrait, ownRowId, useOwnName } from './own-row.tsx'
import { startReplies } from './reply-script.ts'
import {
  chatState,
  chatView,
  closeChat,
  openChat,
  openChatOutsideDrawer,
  openNewestChat,
  setOwnStatus,
  toggleMobileSidebar,
  toggleProfile,
} from './store.ts'

/** Chats, stored in this browser. A script answers for the contacts. A narrow screen without a chat shows the list. */
export default function ChatPage() {
  const { contacts } = useSnapshot(chatState)
  const { activechat, user, openProfile, mobileChatSidebar } = useSnapshot(chatView)
  const isWide = useMediaQuery(wideMediaQuery)
  // A route change closes the chat, as specified; where the list is beside it, the newest one opens again.
  useEffect(() => {
    if (isWide) openNewestChat()
    return closeChat
  }, [])
  useEffect(startReplies, [])
  const contact = activechat ? contacts.find(({ id }) => id === user) : undefined
  return (
    <>
      <RouteHeader />
      <AppFrame
        sideTitle="Conversas"
        side={
          openProfile ? <OwnProfile /> : <ContactList onOpen={isWide ? openChatOutsideDrawer : openChat} />
        }
        sideWidth="328px"
        isSideOpen={mobileChatSidebar}
        onSideToggle={toggleMobileSidebar}
        toolbar={contact && <ChatHead contact={contact} />}
        hasOwnSideButton={contact !== undefined}
        height="max(30rem, calc(100dvh - 17rem))"
      >
        {contact ? (
          <Conversation key={contact.id} contact={contact} />
        ) : !isWide && !mobileChatSidebar ? (
          <Box flex="1" minH="0" overflowY="auto">
            {openProfile ? <OwnProfile /> : <ContactList onOpen={openChatOutsideDrawer} />}
          </Box>
        ) : (
          <Center flex="1">
            <EmptyState
              icon={<LuMessagesSquare />}
              title="Nenhuma conversa aberta"
              detail="Escolha um contato para ler e escrever."
            />
          </Center>
        )}
      </AppFrame>
    </>
  )
}

/** The user's profile, as contacts see it. */
function OwnProfile() {
  const { role, about, status } = useSnapshot(chatState).profileinfo
  const name = useOwnName()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
    return () => document.getElementById(ownRowId)?.focus()
  }, [])
  return (
    <Box as="section" aria-label="Meu perfil" height="full" overflowY="auto" px="4" pb="4">
      <Button ref={back} variant="ghost" ms="-2" my="3" onClick={toggleProfile}>
        <LuArrowLeft className="directed" aria-hidden="true" />
        Contatos
      </Button>
      <Flex direction="column" align="center" textAlign="center" gap="1" mb="5">
        <OwnPortrait size="16" />
        <Heading as="h2" textStyle="h3" mt="2" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="fg.muted">{role}</Text>
      </Flex>
      <Text color="fg.muted" mb="4">
        {about}
      </Text>
      <ChoiceField label="Status" options={statusNames} value={status} onChange={setOwnStatus} />
    </Box>
  )
}
