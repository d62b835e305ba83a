import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import type { BottomBarEntry } from '@manifest/contract/resolved.ts'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bottomBar } from '@/generated/bottom-bar.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { useNotifications } from '@/state/use-notifications.ts'
import { visible } from '@/state/visible.ts'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'

/** The navigation of small screens. The layout keeps its height free below the content. */
export function BottomBar() {
  const { pathname } = useLocation()
  const barId = useId()
  const { hasUnread } = useNotifications()
  return (
    <chakra.nav
      aria-label="Navegação inferior"
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      // The button of the customizer stands there.
      pe="11"
      bottom="0"
      height="bottomBar"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="docked"
    >
      {visible(bottomBar).map(({ dot, ...entry }) => (
        <AppLink
          key={entry.link}
          to={entry.link}
          {...(dot && hasUnread ? described(`${barId}-${entry.link}`) : {})}
          aria-current={pathname === entry.link ? 'page' : undefined}
          flex="1"
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap="0.5"
          textStyle="small"
          color={pathname === entry.link ? 'primary.fg' : 'fg.muted'}
          focusVisibleRing="inside"
        >
          <span id={`${barId}-${entry.link}-title`}>{entry.title}</span>
          <EntryIcon id={`${barId}-${entry.link}-icon`} entry={entry} dot={hasUnread ? dot : undefined} />
        </AppLink>
      ))}
    </chakra.nav>
  )
}

/** The dot of unread notifications: its text is the entry's accessible description, and no part of its accessible name. */
const described = (id: string) => ({ 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-icon` })

type EntryIconProps = {
  id: string
  entry: Omit<BottomBarEntry, 'dot'>
  /** The text of the dot, while it is shown. */
  dot: string | undefined
}

/** An entry's icon or avatar with its badge or dot. It is shown above the title, and read after it. */
function EntryIcon({ id, entry: { icon, avatar, badge }, dot }: EntryIconProps) {
  const { profile } = useSnapshot(auth)
  return (
    <Box id={id} order={-1} position="relative" display="flex" fontSize="20px" lineHeight="1">
      {avatar ? (
        <PersonAvatar name={fullName(profile)} photo={profile?.avatar} size="5" />
      ) : (
        <MenuIcon name={icon} />
      )}
      {badge && (
        <Box position="absolute" top="-6px" insetStart="14px" lineHeight="1">
          <MenuBadge badge={badge} />
        </Box>
      )}
      {dot && (
        <>
          <Box
            position="absolute"
            top="-2px"
            insetEnd="-2px"
            boxSize="8px"
            borderRadius="full"
            bg="danger.solid"
          />
          <VisuallyHidden>{dot}</VisuallyHidden>
        </>
      )}
    </Box>
  )
}
