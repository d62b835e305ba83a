import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import type { ReactNode, RefAttributes } from 'react'

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> &
  RefAttributes<HTMLButtonElement> & { label: string; icon: ReactNode }

/** A ghost icon button for an action on the item beside it. */
export function IconAction({ label, icon, ...props }: IconActionProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      colorPalette="neutral"
      color="fg.muted"
      aria-label={label}
      title={label}
      {...props}
    >
      {icon}
    </IconButton>
  )
}
