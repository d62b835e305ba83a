import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { Finder } from './finder.tsx'
import { closePalette } from './palette-state.ts'

/** The search in a modal dialog. */
export default function PaletteDialog({ isOpen }: { isOpen: boolean }) {
  return (
    <Presence>
      {isOpen && (
        <ModalDialog
          aria-label="Buscar"
          onDismiss={closePalette}
          width="560px"
          maxH="70dvh"
          m="12dvh auto auto"
          overflow="hidden"
        >
          <Finder />
        </ModalDialog>
      )}
    </Presence>
  )
}
