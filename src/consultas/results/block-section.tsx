import { Box, Heading, Skeleton } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { MultipleAnswersContext } from './answer-context.ts'

/**
 * A part of the result, under its title where the manifest gives one. What it holds may ask for its width
 * (`@container`), which says more than the screen's.
 */
export function BlockSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  const hasMultipleAnswers = use(MultipleAnswersContext)
  if (title === undefined) return <Box containerType="inline-size">{children}</Box>
  return (
    <Box as="section" aria-labelledby={hasMultipleAnswers ? undefined : id} containerType="inline-size">
      <Heading as="h3" id={id} textStyle="h3" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** The text in place of a list without rows, or of another value that is not there. */
export function NoRows({ text }: { text: string }) {
  return (
    <Box color="fg.muted" py="2">
      {text}
    </Box>
  )
}

/** Lines of a skeleton, one below the other. */
export const SkeletonLines = ({ count, height }: { count: number; height: string }) => (
  <Box display="flex" flexDirection="column" gap="2">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Box>
)
