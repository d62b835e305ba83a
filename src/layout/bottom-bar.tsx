import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import type { BottomBarEntry } from '@manifest/contract/resolved.ts'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bottomBar } from '@/generated/bottom-bar.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'

/** The navigation of small screens. The layout keeps its height free below the content. */
export function BottomBar() {
  const { pathname } = useLocation()
  const barId = useId()
  return (
    <chakra.nav
      aria-label="Navegação inferior"
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      height="bottomBar"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="docked"
    >
      {bottomBar.map((entry) => (
        <AppLink
          key={entry.link}
          to={entry.link}
          {...(entry.dot === undefined ? {} : described(`${barId}-${entry.link}`))}
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
          <BottomBarMark id={`${barId}-${entry.link}-mark`} entry={entry} />
        </AppLink>
      ))}
    </chakra.nav>
  )
}

/** What a dot says describes its entry, and is no part of its name. */
const described = (id: string) => ({ 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-mark` })

/** An entry's icon or avatar, with what hangs at its corner. It stands above the title, and is read after it. */
function BottomBarMark({ id, entry: { icon, avatar, badge, dot } }: { id: string; entry: BottomBarEntry }) {
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
