import { chakra, IconButton } from '@chakra-ui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { LuPalette } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { afterPageShown } from '@/lib/page-shown.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/notify.ts'

const load = () => import('./customizer-dialog.tsx')

/** The button at the screen's edge, which is there whatever is hidden, and the panel that it opens. */
export function Customizer() {
  const { customizer } = useSnapshot(preferences)
  const [Dialog, setDialog] = useState<ComponentType>()
  useEffect(() => afterPageShown(() => void load().catch(() => undefined)), [])
  useEffect(() => {
    if (!customizer) return
    load().then(
      ({ default: Loaded }) => setDialog(() => Loaded),
      () => {
        setPreference('customizer', false)
        void notify.error('Não foi possível abrir a personalização')
      },
    )
  }, [customizer])
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
      {customizer && Dialog && <Dialog />}
    </chakra.aside>
  )
}

/** As wide as the content's margin, so that it covers nothing. */
const edge = {
  position: 'fixed',
  insetInlineEnd: '0',
  bottom: '30dvh',
  zIndex: 'docked',
  width: '6',
  minWidth: '6',
  height: '11',
  px: '0',
  borderEndRadius: '0',
  '& svg': { boxSize: '14px' },
} as const
