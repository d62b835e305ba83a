import { Flex, type FlexProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** Examples side by side; they wrap. */
export const Row = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" {...props} />

/** Examples below each other. */
export const Column = (props: FlexProps) => <Flex direction="column" gap="3" {...props} />

/** A list that takes the focus after the focused item was removed. */
export const FocusList = (props: ComponentProps<typeof Flex>) => (
  <Flex as="ul" tabIndex={-1} direction="column" listStyleType="none" outline="none" {...props} />
)

/** A frame for the pointer's right button or for a drop, reached by Tab. */
export const dashedArea = {
  tabIndex: 0,
  role: 'group',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'control',
  userSelect: 'none',
  focusVisibleRing: 'outside',
} as const
