import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { closePalette, openPalette, palette } from './palette-state.ts'

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'))

/** The search over every page and consulta, at Ctrl+K (or Cmd+K). Its code and data load at the first use. */
export function Palette() {
  const { isOpen } = useSnapshot(palette)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (palette.isOpen) closePalette()
      else openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return isOpen ? (
    <Suspense>
      <PaletteDialog />
    </Suspense>
  ) : null
}
