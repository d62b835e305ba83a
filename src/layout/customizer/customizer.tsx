import { chakra, IconButton } from '@chakra-ui/react'
import { LuPalette } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'

const customizerDialog = createOnDemand(() => import('./customizer-dialog.tsx'))

/** The button at the screen's edge, which no preference hides, and the panel that it opens. */
export function Customizer() {
  const { customizer } = useSnapshot(preferences)
  const Dialog = useOnDemand(customizerDialog, customizer, () => {
    setPreference('customizer', false)
    notify.error('Não foi possível abrir a personalização')
  })?.default
  return (
    <chakra.aside aria-label="Personalização">
      <IconButton
        aria-label="Personalizar"
        aria-haspopup="dialog"
        aria-busy={(customizer && !Dialog) || undefined}
        title="Personalizar"
        onPointerEnter={customizerDialog.preload}
        onFocus={customizerDialog.preload}
        onClick={() => setPreference('customizer', true)}
        css={edge}
      >
        <LuPalette />
      </IconButton>
      {Dialog && <Dialog isOpen={customizer} />}
    </chakra.aside>
  )
}

/**
 * At the window's edge, as wide as the content's margin. On small screens at the end of the bottom bar, which
 * reserves the space. It covers no content.
 */
const edge = {
  position: 'fixed',
  insetInlineEnd: '0',
  bottom: { base: '0', md: '30dvh' },
  zIndex: 'docked',
  width: { base: '11', md: '6' },
  minWidth: '0',
  height: { base: 'bottomBar', md: '11' },
  px: '0',
  borderStartRadius: { base: '0', md: 'l2' },
  borderEndRadius: '0',
  _loading: { cursor: 'progress', opacity: '0.6' },
  '& svg': { boxSize: { base: '18px', md: '14px' } },
  mdDown: { bg: 'transparent', color: 'fg.muted', focusVisibleRing: 'inside' },
} as const
