import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { bottomBar } from '@/generated/bottom-bar.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { useNotifications } from '@/state/use-notifications.ts'
import { visible } from '@/state/visible.ts'
import { BottomBarLink } from './bottom-bar-link.tsx'

/** The navigation of small screens. The layout reserves its height below the content. */
export function BottomBar() {
  // Not `display`: most screens are wide, and hidden links take time too.
  const isWide = useMediaQuery('(min-width: 48rem)')
  return isWide ? null : <Bar />
}

function Bar() {
  const { pathname } = useLocation()
  const { hasUnread } = useNotifications()
  return (
    <chakra.nav
      aria-label="Navegação inferior"
      display="flex"
      position="fixed"
      insetInline="0"
      // Space for the button of the customizer.
      pe="11"
      bottom="0"
      height="bottomBar"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="docked"
    >
      {visible(bottomBar).map((entry) => (
        <BottomBarLink
          key={entry.link}
          entry={entry}
          isCurrent={pathname === entry.link}
          hasUnread={hasUnread}
        />
      ))}
    </chakra.nav>
  )
}
