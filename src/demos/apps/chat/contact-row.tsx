import { Badge, Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type ContactSnapshot, statusNames } from './chat.ts'
import { PresenceDot } from './presence-dot.tsx'
import { openChat } from './store.ts'

type ContactRowProps = { contact: ContactSnapshot; isOpen: boolean }

export function ContactRow({ contact, isOpen }: ContactRowProps) {
  const { id, fullName, avatar, status, lastmessage, lastmessageTime, unredmessage } = contact
  return (
    <li>
      <chakra.button type="button" css={row} aria-current={isOpen} onClick={() => openChat(id)}>
        <PresenceDot status={status}>
          <Portrait image={avatar} name={fullName} size="10" />
        </PresenceDot>
        <Box flex="1" minW="0">
          <Flex gap="2" align="baseline" justify="space-between">
            <Text as="span" fontWeight="600" truncate>
              {fullName}
            </Text>
            <VisuallyHidden>{statusNames[status]}</VisuallyHidden>
            <RelativeTime at={lastmessageTime} color="fg.muted" textStyle="small" />
          </Flex>
          <Flex gap="2" align="center" justify="space-between">
            <Text as="span" color="fg.muted" truncate>
              {lastmessage}
            </Text>
            {unredmessage > 0 && (
              <Badge
                colorPalette="primary"
                variant="solid"
                size="xs"
                borderRadius="full"
                minW="5"
                justifyContent="center"
              >
                {unredmessage}
                <VisuallyHidden>{unredmessage === 1 ? 'não lida' : 'não lidas'}</VisuallyHidden>
              </Badge>
            )}
          </Flex>
        </Box>
      </chakra.button>
    </li>
  )
}

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
