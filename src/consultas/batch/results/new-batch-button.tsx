import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuListPlus } from 'react-icons/lu'

type NewBatchButtonProps = {
  /** Whether results would be lost that are in no file. */
  isLoss: boolean
  onNew: () => void
}

/** Makes room for another list; asks first where results would be lost. */
export function NewBatchButton({ isLoss, onNew }: NewBatchButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  if (isAsking && isLoss)
    return (
      <Flex role="group" aria-label="Descartar resultados" gap="2" align="center" wrap="wrap">
        Descartar os resultados deste lote?
        <Button size="sm" colorPalette="danger" autoFocus onClick={onNew}>
          Descartar
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={() => {
            setHasAsked(true)
            setAsking(false)
          }}
        >
          Manter
        </Button>
      </Flex>
    )
  return (
    <Button
      autoFocus={hasAsked}
      variant="outline"
      colorPalette="neutral"
      onClick={() => (isLoss ? setAsking(true) : onNew())}
    >
      <LuListPlus aria-hidden="true" /> Novo lote
    </Button>
  )
}
