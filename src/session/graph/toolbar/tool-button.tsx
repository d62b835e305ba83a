import { IconButton, type IconButtonProps } from '@chakra-ui/react'

type ToolButtonProps = Omit<IconButtonProps, 'aria-label' | 'title'> & { name: string }

/** A button with an icon. Its name is also its tooltip. */
export const ToolButton = ({ name, ...props }: ToolButtonProps) => (
  <IconButton
    aria-label={name}
    title={name}
    variant="ghost"
    colorPalette="neutral"
    size="sm"
    minW={{ base: '11', md: '9' }}
    minH={{ base: '11', md: '9' }}
    {...props}
  />
)
