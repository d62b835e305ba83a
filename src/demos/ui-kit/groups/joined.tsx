import { Box, chakra, Flex, type FlexProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** Controls without gaps and inner corners, as one field. */
export const Joined = (props: FlexProps) => <Flex css={joinedCss} {...props} />

/** A text before or after the input. The label names it for screen readers. */
export const Addon = ({ children }: { children: React.ReactNode }) => (
  <Box data-addon aria-hidden="true">
    {children}
  </Box>
)

/** The browser's own select, since its list is short and it has to be narrow. */
export const AddonSelect = (props: ComponentProps<typeof chakra.select>) => (
  <chakra.select data-addon {...props} />
)

const joinedCss = {
  width: 'full',
  '& > *': { flexShrink: '0', borderRadius: '0', minH: '10' },
  '& > :first-child': { borderStartRadius: 'control' },
  '& > :last-child': { borderEndRadius: 'control' },
  '& > * + *': { marginInlineStart: '-1px' },
  '& > input': { flex: '1', minW: '0', width: 'auto' },
  // The focus ring is above the neighbours.
  '& > :focus-visible, & > :focus-within': { position: 'relative', zIndex: '1' },
  '& > [data-addon]': {
    display: 'inline-flex',
    alignItems: 'center',
    px: '3',
    gap: '2',
    bg: 'bg.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    focusVisibleRing: 'inside',
  },
  '& > select': { maxW: '40%', cursor: 'pointer' },
} as const
