import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { touchHeight } from '../touch-height.ts'
import { type PartRetry, RetryButton } from './retry-button.tsx'
import { useRetry } from './use-retry.tsx'

type PartNoteProps = FlexProps & {
  /** Set if the part failed to load. */
  failure: PartRetry | undefined
  /** Says what is missing, and where the user finds the same data. */
  text: string
}

/** A line in place of a part that failed to load and that the page can do without, with a retry. */
export function PartNote({ failure, text, ...flex }: PartNoteProps) {
  const { retry, focusTarget } = useRetry(failure)
  if (!retry) return focusTarget
  return (
    <Flex align="center" wrap="wrap" gap="2" mb="2" _print={{ display: 'none' }} {...flex}>
      <Text role="alert">{text}</Text>
      <RetryButton
        {...retry}
        failure={text}
        size="xs"
        minH={touchHeight}
        variant="outline"
        colorPalette="neutral"
      />
    </Flex>
  )
}
