import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { useKey } from '@/state/use-key.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { closePalette, openPalette, palette } from './palette-state.ts'

const paletteDialog = createOnDemand(() => import('./palette-dialog.tsx'))

/**
 * The search over every page and consulta, opened by Ctrl+K, Cmd+K or `/`. Its code and data load at the
 * first use.
 */
export function Palette() {
  const { isOpen } = useSnapshot(palette)
  const Dialog = useOnDemand(paletteDialog, isOpen, () => {
    closePalette()
    notify.error('Não foi possível abrir a busca')
  })?.default
  // A layout effect, so that a key pressed right after the first paint counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (palette.isOpen) closePalette()
      else openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useKey('/', openPalette)
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
