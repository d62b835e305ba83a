import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { LuInfo } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { IconAction } from '../../parts/icon-action.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { type ContactSnapshot, statusNames } from './chat.ts'
import { PresenceDot } from './presence-dot.tsx'
import { chatView, toggleInfo } from './store.ts'

export function ChatHead({ contact: { fullName, avatar, status } }: { contact: ContactSnapshot }) {
  const { openinfo } = useSnapshot(chatView)
  return (
    <Flex align="center" gap="3" flex="1 1 12rem" minW="0">
      <PresenceDot status={status}>
        <Portrait image={avatar} name={fullName} size="10" />
      </PresenceDot>
      <Box flex="1" minW="0">
        <Heading as="h2" textStyle="h3" truncate>
          {fullName}
        </Heading>
        <Text color="fg.muted" textStyle="small">
          {statusNames[status]}
        </Text>
      </Box>
      <IconAction
        label={`Informações de ${fullName}`}
        icon={<LuInfo />}
        aria-pressed={openinfo}
        onClick={toggleInfo}
        {...(openinfo ? { color: 'primary.fg', bg: 'primary.subtle' } : {})}
      />
    </Flex>
  )
}
