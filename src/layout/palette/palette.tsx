import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { onDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { useKey } from '../shortcuts/use-key.ts'
import { closePalette, openPalette, palette } from './palette-state.ts'

const paletteDialog = onDemand(() => import('./palette-dialog.tsx'))

/**
 * The search over every page and consulta, at Ctrl+K (or Cmd+K) and at `/`. Its code and data are loaded lazily, at the
 * first use.
 */
export function Palette() {
  const { isOpen } = useSnapshot(palette)
  const Dialog = useOnDemand(paletteDialog, isOpen, () => {
    closePalette()
    notify.error('Não foi possível abrir a busca')
  })?.default
  // A layout effect, so that a key pressed as soon as the page is painted counts.
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
