import { Flex, IconButton, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef } from 'react'
import { LuCopy, LuReply, LuSmilePlus, LuStar, LuStarOff, LuTrash2 } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { type MessageSnapshot, type Reaction, summarize } from './chat.ts'
import { react, toggleStar } from './chat-actions.ts'
import { reactionNames, setQuoted } from './feed-view.ts'
import { reactionIcons } from './reaction-icons.tsx'

type MessageMenuProps = {
  contactId: string
  message: MessageSnapshot
  onDelete: () => void
}

const reactions = Object.keys(reactionNames) as Reaction[]

/** Reactions and actions of a message. Its button is visible on hover and focus, and always on touch screens. */
export function MessageMenu({ contactId, message, onDelete }: MessageMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { content, isStarred, sender, ownReaction } = message
  const label = `Ações da mensagem: ${summarize(message).slice(0, 60)}`
  const actions: { text: string; icon: ReactNode; isDanger?: boolean; run: () => void }[] = [
    { text: 'Responder', icon: <LuReply className="directed" />, run: () => setQuoted(message.time) },
    ...(content
      ? [
          {
            text: 'Copiar texto',
            icon: <LuCopy />,
            run: () => void copyText(() => content, 'Mensagem copiada'),
          },
        ]
      : []),
    {
      text: isStarred ? 'Tirar dos favoritos' : 'Favoritar',
      icon: isStarred ? <LuStarOff /> : <LuStar />,
      run: () => toggleStar(contactId, message),
    },
    ...(sender === 'me' ? [{ text: 'Apagar', icon: <LuTrash2 />, isDanger: true, run: onDelete }] : []),
  ]
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
      // Returns the focus to the button, except from an action that moves it.
      onSelect={({ value }) => {
        if (value !== '0') trigger.current?.focus()
      }}
    >
      <Menu.Trigger asChild>
        <IconButton
          ref={trigger}
          aria-label={label}
          variant="ghost"
          color="fg.muted"
          size="xs"
          flexShrink="0"
          css={quiet}
        >
          <LuSmilePlus />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="220px" aria-label={label}>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel color="fg.muted">Reagir</Menu.ItemGroupLabel>
            <Flex px="1" gap="0.5">
              {reactions.map((reaction) => (
                <Menu.Item
                  key={reaction}
                  value={reaction}
                  aria-label={reactionNames[reaction]}
                  title={reactionNames[reaction]}
                  justifyContent="center"
                  fontSize="18px"
                  p="1.5"
                  color={reaction === ownReaction ? 'primary.fg' : undefined}
                  bg={reaction === ownReaction ? 'primary.subtle' : undefined}
                  onSelect={() => react(contactId, message, reaction)}
                >
                  {reactionIcons[reaction]}
                </Menu.Item>
              ))}
            </Flex>
          </Menu.ItemGroup>
          <Menu.Separator />
          {actions.map(({ text, icon, isDanger, run }, index) => (
            <Menu.Item
              key={text}
              value={String(index)}
              color={isDanger ? 'fg.error' : undefined}
              onSelect={run}
            >
              {icon}
              {text}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

const quiet = {
  opacity: '0',
  transition: 'opacity 150ms',
  '[data-time]:hover &, [data-time]:focus-within &, &[data-state=open], &:focus-visible': { opacity: '1' },
  '@media (hover: none)': { opacity: '1' },
} as const
