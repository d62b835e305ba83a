import { Box, Flex, type FlexProps, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { NotificationPhoto } from '../media/notification-photo.tsx'
import { RelativeTime } from './relative-time.tsx'

/** As the notification service returns it. */
type Notification = Readonly<{ foto: string; titulo: string; descricao: string; dataregistro: string }>

type NotificationItemProps = FlexProps & {
  ref?: Ref<HTMLDivElement>
  notification: Notification
  /** How many lines of the text are shown; all by default. */
  lines?: number
}

/** A notification as an item of a list. Other props go to the item itself. */
export function NotificationItem({ notification, lines, ...item }: NotificationItemProps) {
  const { foto, titulo, descricao, dataregistro } = notification
  return (
    <Flex as="li" gap="4" py="4" _first={{ pt: 0 }} _last={{ pb: 0 }} {...item}>
      <NotificationPhoto url={foto} />
      <Box minW="0" flex="1">
        <Flex columnGap="4" rowGap="1" wrap="wrap" justify="space-between" align="baseline">
          <Text fontWeight="600" overflowWrap="anywhere">
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
    </Flex>
  )
}
