import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/**
 * Applies the preferences to the body's classes and the text direction. The boot script does so before the
 * first paint.
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
    const direction = isRTL ? 'rtl' : 'ltr'
    // Chromium computes all styles again even if the direction stays the same.
    if (root.dir !== direction) root.dir = direction
    root.classList.toggle('monochrome', isMonochrome)
  }, [darkMode, skin, isRTL, isMonochrome])
  return null
}
