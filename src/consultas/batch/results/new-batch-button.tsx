import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuListPlus } from 'react-icons/lu'

type NewBatchButtonProps = {
  /** Whether results that are in no file would be lost. */
  isLoss: boolean
  onNew: () => void
}

/** Discards the run to start with another list; asks for confirmation where results would be lost. */
export function NewBatchButton({ isLoss, onNew }: NewBatchButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [wasKept, setKept] = useState(false)
  if (isConfirming && isLoss)
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
            setKept(true)
            setConfirming(false)
          }}
        >
          Manter
        </Button>
      </Flex>
    )
  return (
    <Button
      autoFocus={wasKept}
      variant="outline"
      colorPalette="neutral"
      onClick={() => (isLoss ? setConfirming(true) : onNew())}
    >
      <LuListPlus aria-hidden="true" /> Novo lote
    </Button>
  )
}
