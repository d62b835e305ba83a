import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuSave } from 'react-icons/lu'
import { personalDataWarning } from '../saved/saved-batch.ts'

/** Saves a batch to a file to go on with it another day; first it says what such a file holds. */
export function SaveForLaterButton({ onSave }: { onSave: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  const [wasClosed, setClosed] = useState(false)
  const closeConfirmation = (isSaving: boolean) => {
    setClosed(true)
    setConfirming(false)
    if (isSaving) onSave()
  }
  if (!isConfirming)
    return (
      <Button
        autoFocus={wasClosed}
        variant="outline"
        colorPalette="neutral"
        onClick={() => setConfirming(true)}
      >
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
        <Button size="sm" autoFocus onClick={() => closeConfirmation(true)}>
          Salvar arquivo
        </Button>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => closeConfirmation(false)}>
          Agora não
        </Button>
      </Flex>
    </Flex>
  )
}
