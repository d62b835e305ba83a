import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { Finder } from './finder.tsx'
import { closePalette } from './palette-state.ts'

/** The search in a modal dialog. */
export default function PaletteDialog() {
  return (
    <ModalDialog
      aria-label="Buscar"
      onDismiss={closePalette}
      width="min(560px, calc(100vw - 32px))"
      maxH="70dvh"
      m="12dvh auto auto"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
      overflow="hidden"
    >
      <Finder />
    </ModalDialog>
  )
}
