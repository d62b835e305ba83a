import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & { label: string; icon: ReactNode }

/** A quiet button that is an icon: one of the things that can be done with what stands beside it. */
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
