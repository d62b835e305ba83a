import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuListPlus } from 'react-icons/lu'

type NewBatchButtonProps = {
  /** Whether results that are in no file would be lost. */
  hasUnsavedResults: boolean
  onNew: () => void
}

/** Discards the run to start with another list; asks for confirmation where results would be lost. */
export function NewBatchButton({ hasUnsavedResults, onNew }: NewBatchButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [wasCancelled, setCancelled] = useState(false)
  if (isConfirming && hasUnsavedResults)
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
            setCancelled(true)
            setConfirming(false)
          }}
        >
          Manter
        </Button>
      </Flex>
    )
  return (
    <Button
      autoFocus={wasCancelled}
      variant="outline"
      colorPalette="neutral"
      onClick={() => (hasUnsavedResults ? setConfirming(true) : onNew())}
    >
      <LuListPlus aria-hidden="true" /> Novo lote
    </Button>
  )
}
