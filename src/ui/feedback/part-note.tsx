import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type OnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { touchHeight } from '../touch-height.ts'
import { type PartRetry, RetryButton, useRetry } from './retry-button.tsx'

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

type OptionalPart<T> = { value: T | undefined; failure: PartRetry | undefined }

/**
 * Loads a part that the page can do without, when `isWanted` becomes true. Does not suspend. Returns a failure if the part
 * does not load, with what a retry needs.
 */
export function useOptionalPart<T>(onDemand: OnDemand<T>, isWanted: boolean): OptionalPart<T> {
  const [hasFailed, setFailed] = useState(false)
  const value = useOnDemand(onDemand, isWanted && !hasFailed, () => setFailed(true))
  const failure = { load: onDemand.load, onLoaded: () => setFailed(false) }
  return { value, failure: isWanted && hasFailed ? failure : undefined }
}
