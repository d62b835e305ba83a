import { Button, type ButtonProps, Card, Flex, type FlexProps, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** Examples side by side; they wrap. */
export const Row = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" {...props} />

/** Examples below each other. */
export const Column = (props: FlexProps) => <Flex direction="column" gap="3" {...props} />

type TextProps = ComponentProps<typeof Text>

export const Muted = (props: TextProps) => <Text color="fg.muted" {...props} />

export const Small = (props: TextProps) => <Text textStyle="small" color="fg.muted" {...props} />

/** A button for what the user may do, in the primary color. */
export const OutlineButton = (props: ButtonProps & { ref?: ComponentProps<typeof Button>['ref'] }) => (
  <Button variant="outline" colorPalette="primary" {...props} />
)

export const CardTitle = (props: ComponentProps<typeof Card.Title>) => (
  <Card.Title as="h3" textStyle="h3" {...props} />
)

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
