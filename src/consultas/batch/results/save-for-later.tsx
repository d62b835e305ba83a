import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuSave } from 'react-icons/lu'
import { personalDataWarning } from '../saved/saved-batch.ts'

/** Saves a batch to a file to go on with it another day; first it says what such a file holds. */
export function SaveForLater({ onSave }: { onSave: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const answer = (isSaving: boolean) => {
    setAsked(true)
    setAsking(false)
    if (isSaving) onSave()
  }
  if (!isAsking)
    return (
      <Button autoFocus={wasAsked} variant="outline" colorPalette="neutral" onClick={() => setAsking(true)}>
        <LuSave aria-hidden="true" /> Salvar para continuar depois
      </Button>
    )
  return (
    <Flex
      role="group"
      aria-label="Salvar para continuar depois"
      flexBasis="full"
      order="1"
      align="center"
      gap="3"
      wrap="wrap"
      p="4"
      bg="bg.warning"
      color="fg.warning"
      borderRadius="control"
    >
      <Text flex="1 1 24rem">{personalDataWarning}</Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" autoFocus onClick={() => answer(true)}>
          Salvar arquivo
        </Button>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => answer(false)}>
          Agora não
        </Button>
      </Flex>
    </Flex>
  )
}
