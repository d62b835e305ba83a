import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useLazyComponent } from '@/lib/use-loaded-component.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { extraLarge } from './extra-large.ts'

const load = () => import('./mobile-menu-drawer.tsx')

const close = () => setPreference('mobileMenu', false)

/**
 * The menu as a drawer, below extra-large width and where the sidebar is hidden. There its code is loaded when the browser
 * is idle, or at the first press.
 */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { mobileMenu, menuHidden } = useSnapshot(preferences)
  const isMenuVisible = useMediaQuery(extraLarge) && !menuHidden
  useEffect(close, [pathname])
  useEffect(() => {
    if (isMenuVisible) close()
    else afterPageShown(() => void load().catch(() => undefined))
  }, [isMenuVisible])
  const Drawer = useLazyComponent(mobileMenu, load, () => {
    close()
    notify.error('Não foi possível abrir o menu')
  })
  return Drawer ? <Drawer isOpen={mobileMenu} /> : null
}
