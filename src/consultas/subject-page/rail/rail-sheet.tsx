import { Button, chakra, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuListChecks, LuX } from 'react-icons/lu'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import type { Section } from '../section.ts'
import { hasEnded } from '../section-states.ts'

type RailSheetProps = {
  /** The name of the list, such as 'Partes'. */
  title?: string
  sections: readonly Section[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Renders the rail with the button that closes the sheet. */
  children: (closeButton: ReactNode) => ReactNode
}

/** On narrow screens: a button with the number of answers that opens the rail as a sheet. */
export function RailSheet({ title = 'Consultas', sections, isOpen, setOpen, children }: RailSheetProps) {
  const ended = sections.filter(hasEnded).length
  return (
    <>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="neutral"
        hideFrom="lg"
        px={{ base: '2.5', sm: '3.5' }}
        flexShrink="0"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LuListChecks aria-hidden="true" /> <span data-word>{title}</span>{' '}
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {ended} de {sections.length}
        </chakra.span>
      </Button>
      <Presence>
        {isOpen && (
          <ModalDialog
            aria-label={title}
            edge="start"
            width="min(340px, 88vw)"
            onDismiss={() => setOpen(false)}
          >
            {children(
              <IconButton
                aria-label={`Fechar ${title.toLocaleLowerCase('pt-BR')}`}
                variant="ghost"
                colorPalette="neutral"
                minW="11"
                minH="11"
                onClick={() => setOpen(false)}
              >
                <LuX />
              </IconButton>,
            )}
          </ModalDialog>
        )}
      </Presence>
    </>
  )
}
