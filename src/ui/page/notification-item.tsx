import { Box, Flex, type FlexProps, IconButton, Text, VisuallyHidden } from '@chakra-ui/react'
import type { Ref } from 'react'
import { LuCheck } from 'react-icons/lu'
import { NotificationPhoto } from '../media/notification-photo.tsx'
import { RelativeTime } from './relative-time.tsx'

type NotificationData = Readonly<{ foto: string; titulo: string; descricao: string; dataregistro: string }>

type NotificationItemProps = FlexProps & {
  ref?: Ref<HTMLDivElement>
  notification: NotificationData
  isUnread: boolean
  onRead: () => void
  lines?: number
}

/**
 * A notification in a list. An unread one has a dot, a bolder title and a button that marks it as read. Other
 * props go to the item.
 */
export function NotificationItem({ notification, isUnread, onRead, lines, ...item }: NotificationItemProps) {
  const { foto, titulo, descricao, dataregistro } = notification
  return (
    <Flex as="li" tabIndex={-1} gap="4" py="4" _first={{ pt: 0 }} _last={{ pb: 0 }} {...item}>
      <Box position="relative" alignSelf="flex-start">
        <NotificationPhoto url={foto} />
        {isUnread && <Box css={dot} />}
      </Box>
      <Box minW="0" flex="1">
        <Flex columnGap="4" rowGap="1" wrap="wrap" justify="space-between" align="baseline">
          <Text fontWeight={isUnread ? '650' : '400'} overflowWrap="anywhere">
            {isUnread && <VisuallyHidden>Não lida: </VisuallyHidden>}
            {titulo}
          </Text>
          <RelativeTime at={dataregistro} color="fg.muted" textStyle="small" />
        </Flex>
        {descricao && (
          <Text
            color="fg.muted"
            mt="1"
            maxW="80ch"
            overflowWrap="anywhere"
            {...(lines ? { lineClamp: lines, title: descricao } : {})}
          >
            {descricao}
          </Text>
        )}
      </Box>
      {isUnread && (
        <IconButton
          size="xs"
          variant="ghost"
          alignSelf="flex-start"
          // A touch target of 44 px on phones, which extends into the padding.
          boxSize={{ base: '11', md: '8' }}
          m={{ base: '-2', md: '0' }}
          title="Marcar como lida"
          aria-label={`Marcar como lida: ${titulo}`}
          onClick={({ currentTarget }) => {
            // The button disappears, so focus the item.
            currentTarget.closest('li')?.focus({ preventScroll: true })
            onRead()
          }}
        >
          <LuCheck aria-hidden="true" />
        </IconButton>
      )}
    </Flex>
  )
}

const dot = {
  position: 'absolute',
  top: '0',
  insetEnd: '-1px',
  boxSize: '10px',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'bg.panel',
  bg: 'danger.solid',
} as const
