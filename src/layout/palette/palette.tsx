import { useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useKey } from '@/state/use-key.ts'
import { PaletteDialog, paletteMotion } from './palette-dialog.tsx'
import { closePalette, openPalette, palette } from './palette-state.ts'

/**
 * The search over every page and consulta, opened by Ctrl+K, Cmd+K or `/`. Its field is part of the first load: the
 * next key must reach it. The results load at the first use.
 */
export function Palette() {
  const { isOpen } = useSnapshot(palette)
  /** The numbers of the dialogs on screen. All but the last are leaving. */
  const [openings, setOpenings] = useState<number[]>([])
  const [wasOpen, setWasOpen] = useState(false)
  const last = openings.at(-1)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings([...openings, (last ?? 0) + 1])
  }
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
  useEffect(() => afterPageShown(paletteMotion.preload), [])
  return openings.map((number) => (
    <PaletteDialog
      key={number}
      isOpen={isOpen && number === last}
      onGone={() => setOpenings((numbers) => numbers.filter((one) => one !== number))}
    />
  ))
}
