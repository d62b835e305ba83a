import { Text } from '@chakra-ui/react'

/** Props of an icon button that shows a name from extra-large width up. */
export const namedIcon = { width: { base: undefined, xl: 'auto' }, px: { base: '0', xl: '3' } } as const

/** The visible name of an icon, a part of the button's accessible name. */
export const IconText = ({ children }: { children: string }) => (
  <Text as="span" display={{ base: 'none', xl: 'inline' }}>
    {children}
  </Text>
)
