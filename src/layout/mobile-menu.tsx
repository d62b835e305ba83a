import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { extraLargeUp } from '@/ui/media-queries.ts'

const menuDrawer = createOnDemand(() => import('./mobile-menu-drawer.tsx'))

const close = () => setPreference('mobileMenu', false)

/**
 * The menu as a drawer, below extra-large width and when the sidebar is hidden. Its code loads when the
 * browser is idle, or at the first press.
 */
export function MobileMenu() {
  const { pathname } = useLocation()
  const { mobileMenu, menuHidden } = useSnapshot(preferences)
  const isMenuVisible = useMediaQuery(extraLargeUp) && !menuHidden
  useEffect(close, [pathname])
  useEffect(() => {
    if (isMenuVisible) close()
    else afterPageShown(menuDrawer.preload)
  }, [isMenuVisible])
  const Drawer = useOnDemand(menuDrawer, mobileMenu, () => {
    close()
    notify.error('Não foi possível abrir o menu')
  })?.default
  return Drawer ? <Drawer isOpen={mobileMenu} /> : null
}
