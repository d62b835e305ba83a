import { Flex, Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type BarProps = Omit<Progress.RootProps, 'children'> & {
  /** Names the bar for screen readers. */
  name: string
  /** Above the bar. */
  children?: ReactNode
}

export const Bar = ({ name, children, ...root }: BarProps) => (
  <Progress.Root recipe={progressSlotRecipe} {...root}>
    {children}
    <Progress.Track aria-label={name}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)

/** A text above the bar, and the value in percent. */
export const BarHead = ({ text }: { text: string }) => (
  <Flex justify="space-between" mb="1.5">
    <Progress.Label>{text}</Progress.Label>
    <Progress.ValueText />
  </Flex>
)
