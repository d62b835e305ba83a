import { Button, type ButtonProps } from '@chakra-ui/react'
import { userMenu } from '@/generated/user-menu.ts'
import { logOutAndNotify } from '@/session/log-out-and-notify.ts'
import { visible } from '@/state/roles.ts'
import { MenuIcon } from '@/ui/media/icon.tsx'

/** The logout of the user menu as a button, if the menu has one. */
export function LogoutButton(props: ButtonProps) {
  const entry = visible(userMenu).find((one) => !('link' in one))
  return (
    entry && (
      <Button variant="outline" colorPalette="neutral" {...props} onClick={() => void logOutAndNotify()}>
        <MenuIcon name={entry.icon} />
        {entry.title}
      </Button>
    )
  )
}
