import { Avatar, Box, Flex, Text } from '@chakra-ui/react'
import { RelativeTime } from './relative-time.tsx'

type NotificationItemProps = {
  item: Readonly<{ foto: string; titulo: string; descricao: string; dataregistro: string }>
}

/** A notification: photo, title, description and when it was registered. */
export function NotificationItem({ item: { foto, titulo, descricao, dataregistro } }: NotificationItemProps) {
  return (
    <Flex gap="3" align="flex-start" minW="0">
      <Avatar.Root size="sm" colorPalette="primary" aria-hidden="true" flexShrink="0">
        <Avatar.Fallback name={titulo} />
        {foto && <Avatar.Image src={foto} alt="" />}
      </Avatar.Root>
      <Box minW="0" flex="1">
        <Text fontWeight="600">{titulo}</Text>
        <Text color="fg.muted" textStyle="small" mt="0.5">
          {descricao}
        </Text>
        <Text color="fg.subtle" textStyle="small" mt="1">
          <RelativeTime at={dataregistro} />
        </Text>
      </Box>
    </Flex>
  )
}
