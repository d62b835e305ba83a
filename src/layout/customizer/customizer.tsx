import { chakra, IconButton } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { LuPalette } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'

const customizerDialog = createOnDemand(() => import('./customizer-dialog.tsx'))

/** The panel, and its button where the header with the button is hidden. */
export function Customizer() {
  const { customizer, navBarType } = useSnapshot(preferences)
  const Dialog = useOnDemand(customizerDialog, customizer, () => {
    setPreference('customizer', false)
    notify.error('Não foi possível abrir a personalização')
  })?.default
  useLayoutEffect(() => (customizer ? () => queueMicrotask(focusButtonIfLost) : undefined), [customizer])
  return (
    <>
      {navBarType === 'hidden' && <EdgeButton />}
      {Dialog && <Dialog isOpen={customizer} />}
    </>
  )
}

/** Returns the props of a button that opens the panel. */
export function useCustomizerButton() {
  const { customizer } = useSnapshot(preferences)
  const isLoaded = useOnDemand(customizerDialog, customizer) !== undefined
  return {
    'aria-label': 'Personalizar',
    title: 'Personalizar',
    'aria-haspopup': 'dialog',
    'aria-busy': (customizer && !isLoaded) || undefined,
    'data-customizer': '',
    onPointerEnter: customizerDialog.preload,
    onFocus: customizerDialog.preload,
    onClick: () => setPreference('customizer', true),
  } as const
}

/**
 * A choice in the panel may show or hide the header, and with it the button that had the focus. The browser then leaves the
 * focus in the closed panel.
 */
function focusButtonIfLost() {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('dialog:not([open])')) return
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-customizer]')]
  buttons.find((button) => button.checkVisibility())?.focus()
}

function EdgeButton() {
  return (
    <chakra.aside aria-label="Personalização" hideBelow="md">
      <IconButton {...useCustomizerButton()} css={edge}>
        <LuPalette />
      </IconButton>
    </chakra.aside>
  )
}

/** At the window's edge, as wide as the content's margin. It covers no content. */
const edge = {
  position: 'fixed',
  insetInlineEnd: '0',
  bottom: '30dvh',
  zIndex: 'docked',
  width: '6',
  minWidth: '0',
  height: '11',
  px: '0',
  borderEndRadius: '0',
  _loading: { cursor: 'progress', opacity: '0.6' },
  '& svg': { boxSize: '14px' },
} as const
