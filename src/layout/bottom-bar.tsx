import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import type { BottomBarEntry } from '@manifest/contract/resolved.ts'
import { memo, useId } from 'react'
import { LuPalette } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bottomBar } from '@/generated/bottom-bar.ts'
import type { Path } from '@/generated/paths.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { auth } from '@/state/auth.ts'
import { useNotifications } from '@/state/notifications.ts'
import { fullName } from '@/state/profile.ts'
import { visible } from '@/state/roles.ts'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { mediumUp } from '@/ui/media-queries.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { useCustomizerButton } from './customizer/customizer.tsx'

/** The navigation of small screens, with the customizer. The layout reserves its height below the content. */
export function BottomBar() {
  // Not `display`: most screens are wide, and hidden links take time too.
  const isWide = useMediaQuery(mediumUp)
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
      <chakra.button type="button" css={entryCss} color="fg.muted" {...useCustomizerButton()}>
        <Box fontSize="20px" lineHeight="1">
          <LuPalette aria-hidden="true" />
        </Box>
        Personalizar
      </chakra.button>
    </chakra.nav>
  )
}

const entryCss = {
  // By the title's width: in a wide font equal parts would not hold every title.
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minW: '0',
  textStyle: 'small',
  focusVisibleRing: 'inside',
} as const

type BottomBarLinkProps = { entry: BottomBarEntry<Path>; isCurrent: boolean; hasUnread: boolean }

/** An entry of the bottom bar. Memoized: a route change renders only the old and the new current entry. */
const BottomBarLink = memo(function BottomBarLink({ entry, isCurrent, hasUnread }: BottomBarLinkProps) {
  const id = useId()
  const dot = hasUnread ? entry.dot : undefined
  return (
    <AppLink
      to={entry.link}
      {...(dot ? described(id) : {})}
      aria-current={isCurrent ? 'page' : undefined}
      css={entryCss}
      color={isCurrent ? 'primary.fg' : 'fg.muted'}
    >
      <span id={`${id}-title`}>{entry.title}</span>
      <EntryIcon id={`${id}-icon`} entry={entry} dot={dot} />
    </AppLink>
  )
})

/** The text of the unread dot is the entry's accessible description, not part of its name. */
const described = (id: string) => ({ 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-icon` })

type EntryIconProps = {
  id: string
  entry: BottomBarEntry
  /** The text of the dot while it is shown. */
  dot: string | undefined
}

/** An entry's icon or avatar with its badge or dot. Shown above the title, and read after it. */
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
