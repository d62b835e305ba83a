import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A small button beside more important ones. */
export const QuietButton = (props: ComponentProps<typeof Button>) => (
  <Button size="xs" variant="outline" {...props} />
)
