import { Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { LuSearch } from 'react-icons/lu'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useSearchBox } from '@/search/use-search-box.tsx'
import { DialogFrame, dialogSurface } from '@/ui/dialog/dialog-frame.tsx'
import { Input } from '@/ui/forms/input.tsx'
import { closePalette } from './palette-state.ts'

/** Loaded after the first page is shown. Until then the dialog appears and disappears at once. */
export const paletteMotion = createOnDemand(() => import('@/ui/motion/popup-motion.ts'))

const label = 'Buscar páginas, consultas e ações'

type PaletteDialogProps = {
  isOpen: boolean
  /** Called when the exit has ended. */
  onGone: () => void
}

/**
 * The search in a modal dialog: a combobox with its listbox. Typing filters, arrows select, Enter opens or runs. The first
 * load has no `Presence`, so the dialog plays its own motion.
 */
export function PaletteDialog({ isOpen, onGone }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { fieldProps, note, results } = useSearchBox({
    isOpen: true,
    onOpen: () => undefined,
    onChosen: closePalette,
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const motion = paletteMotion.get()?.dialogMotion
    if (isOpen) return motion?.enter(element)
    element.inert = true
    element.ariaHidden = 'true'
    if (motion) void motion.leave(element).finally(onGone)
    else onGone()
  }, [isOpen])
  return (
    <DialogFrame
      dialog={dialog}
      isOpen={isOpen}
      aria-label="Buscar"
      onDismiss={closePalette}
      css={[dialogSurface, { width: '560px', maxH: '70dvh', m: '12dvh auto auto', overflow: 'hidden' }]}
    >
      <Flex direction="column" maxH="70dvh">
        <Flex
          align="center"
          gap="3"
          ps="4"
          borderBottomWidth="1px"
          color="fg.muted"
          _focusWithin={{ borderColor: 'primary.focusRing' }}
        >
          <LuSearch aria-hidden="true" />
          <Input
            {...fieldProps}
            aria-label={label}
            placeholder={label}
            autoFocus
            border="0"
            focusVisibleRing="none"
            height="12"
            ps="0"
            color="fg"
          />
        </Flex>
        {note}
        {results}
      </Flex>
    </DialogFrame>
  )
}
