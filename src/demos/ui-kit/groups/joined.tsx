import { Box, chakra, Flex, type FlexProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { LuChevronDown } from 'react-icons/lu'

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
  <Box data-select>
    <chakra.select {...props} />
    <LuChevronDown aria-hidden="true" />
  </Box>
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
  '& > [data-addon], & > [data-select] > select': {
    display: 'inline-flex',
    alignItems: 'center',
    px: { base: '2', sm: '3' },
    gap: '2',
    bg: 'bg.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    focusVisibleRing: 'inside',
  },
  '& > [data-select]': { position: 'relative', maxW: '50%' },
  '& > [data-select] > select': {
    appearance: 'none',
    width: 'full',
    height: 'full',
    pe: { base: '7', sm: '8' },
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& > [data-select] > svg': {
    position: 'absolute',
    insetEnd: { base: '2', sm: '2.5' },
    top: 'calc(50% - 0.5em)',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
} as const
