import { Box, Menu, Text, useMenu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { UserMenuEntry } from '@manifest/contract/resolved.ts'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { userMenu } from '@/generated/user-menu.ts'
import { logOutAndNotify } from '@/session/log-out-and-notify.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { visible } from '@/state/roles.ts'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import type { PopupProps } from './lazy-popup.tsx'

/** The user's name, links to their pages, and the logout. */
export default function UserMenu({ isOpen, onOpenChange, ids, start }: PopupProps) {
  const { profile } = useSnapshot(auth)
  const entries = visible(userMenu)
  const menu = useMenu({
    ids,
    open: isOpen,
    // By default the library dispatches a click that does not bubble: React misses it, and the browser
    // reloads the app.
    navigate: ({ node }) => queueMicrotask(() => node.click()),
    onOpenChange: ({ open }) => onOpenChange(open),
    positioning: { placement: 'bottom-end', strategy: 'fixed' },
  })
  const { open, setHighlightedValue } = menu.api
  useEffect(() => {
    const entry = start && entries.at(start === 'first' ? 0 : -1)
    if (open && entry) setHighlightedValue(entry.title)
  }, [open])
  return (
    <Menu.RootProvider recipe={menuSlotRecipe} value={menu} lazyMount unmountOnExit>
      {/* Not in a portal: outside of the header its text would belong to no landmark. */}
      <Menu.Positioner>
        <Menu.Content
          width="userMenu"
          minW="userMenu"
          borderWidth="1px"
          aria-label="Menu do usuário"
          css={entryStyles}
        >
          <Box px="2" py="2" mb="1" borderBottomWidth="1px" role="presentation">
            <Text fontWeight="600" truncate>
              {fullName(profile)}
            </Text>
            <Text textStyle="small" color="fg.muted" truncate title={profile?.email}>
              {profile?.email}
            </Text>
          </Box>
          {entries.map((entry) => (
            <UserMenuItem key={entry.title} entry={entry} />
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}

/** A link if the entry has one, so that it also opens in a new tab. */
function UserMenuItem({ entry }: { entry: UserMenuEntry<Path> }) {
  const { title, icon } = entry
  const content: ReactNode = (
    <>
      <MenuIcon name={icon} />
      {title}
    </>
  )
  if (!('link' in entry))
    return (
      <Menu.Item value={title} textAlign="inherit" onSelect={() => void logOutAndNotify()}>
        {content}
      </Menu.Item>
    )
  return (
    <Menu.Item value={title} textAlign="inherit" asChild>
      <RouteLink to={entry.link} tabIndex={-1}>
        {content}
      </RouteLink>
    </Menu.Item>
  )
}

/** Small enough that no entry wraps in the menu's 180 px. */
const entryStyles = {
  p: '1',
  '& [role=menuitem]': {
    gap: '1.5',
    px: '1.5',
    fontSize: '13px',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
  '& svg': { flexShrink: '0', boxSize: '14px' },
} as const
