import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Finder } from './finder.tsx'
import { closePalette } from './palette-state.ts'

/** The search in a modal dialog: the browser's own keeps the focus in and gives it back. */
export default function PaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      aria-label="Buscar"
      onClose={closePalette}
      onClick={({ target, currentTarget }) => target === currentTarget && closePalette()}
      width="min(560px, calc(100vw - 32px))"
      maxH="70dvh"
      m="12dvh auto auto"
      p="0"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
      overflow="hidden"
      _backdrop={{ bg: 'black/60' }}
    >
      <Finder />
    </chakra.dialog>
  )
}
