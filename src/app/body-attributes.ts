import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/**
 * Keeps the body's classes and the direction in step with the preferences; before the first paint the boot
 * script sets them.
 */
export function BodyAttributes() {
  const { darkMode, skin, isRTL, isMonochrome } = useSnapshot(preferences)
  useEffect(() => {
    const { classList } = document.body
    classList.toggle('dark', darkMode)
    classList.toggle('light', !darkMode)
    classList.toggle('skin--default', skin === 'default')
    classList.toggle('skin--bordered', skin === 'bordered')
    const root = document.documentElement
    root.dir = isRTL ? 'rtl' : 'ltr'
    root.classList.toggle('monochrome', isMonochrome)
  }, [darkMode, skin, isRTL, isMonochrome])
  return null
}
