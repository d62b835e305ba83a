import { chakra, IconButton } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuPalette } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useLoadedComponent } from '@/lib/use-loaded-component.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'

const load = () => import('./customizer-dialog.tsx')

/** The button at the screen's edge, which stays visible whatever preferences hide, and the panel that it opens. */
export function Customizer() {
  const { customizer } = useSnapshot(preferences)
  const Dialog = useLoadedComponent(customizer, load, () => {
    setPreference('customizer', false)
    notify.error('Não foi possível abrir a personalização')
  })
  useEffect(() => afterPageShown(() => void load().catch(() => undefined)), [])
  return (
    <chakra.aside aria-label="Personalização">
      <IconButton
        aria-label="Personalizar"
        aria-haspopup="dialog"
        title="Personalizar"
        onClick={() => setPreference('customizer', true)}
        css={edge}
      >
        <LuPalette />
      </IconButton>
      {Dialog && <Dialog />}
    </chakra.aside>
  )
}

/**
 * The visible part is no wider than the content's margin, so that it covers nothing; the click target is at
 * least 24 px wide.
 */
const edge = {
  position: 'fixed',
  insetInlineEnd: '0',
  bottom: '30dvh',
  zIndex: 'docked',
  width: '6',
  minWidth: '6',
  height: '11',
  px: '0',
  ps: { base: '2', md: '0' },
  bg: 'transparent',
  _hover: { bg: 'transparent' },
  borderEndRadius: '0',
  '& svg': { boxSize: { base: '12px', md: '14px' } },
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '-1',
    insetBlock: '0',
    insetEnd: '0',
    width: { base: '4', md: '6' },
    borderStartRadius: 'l2',
    bg: 'colorPalette.solid',
  },
} as const
