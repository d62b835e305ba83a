import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuArrowLeft } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { statusNames } from './chat.ts'
import { OwnPortrait, useOwnName } from './own-portrait.tsx'
import { ownRowId } from './own-row.tsx'
import { chatState, setOwnStatus, toggleProfile } from './store.ts'

/** The user's profile, as contacts see it. */
export function OwnProfile() {
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
