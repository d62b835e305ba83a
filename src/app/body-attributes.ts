import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/** Keeps the page's body and direction as the preferences say; the boot script did so before the first paint. */
export function BodyAttributes() {
  const { darkMode, skin, isRTL } = useSnapshot(preferences)
  useEffect(() => {
    const { classList } = document.body
    classList.toggle('dark', darkMode)
    classList.toggle('light', !darkMode)
    classList.toggle('skin--default', skin === 'default')
    classList.toggle('skin--bordered', skin === 'bordered')
    document.documentElement.dir = isRTL ? 'rtl' : 'ltr'
  }, [darkMode, skin, isRTL])
  return null
}
