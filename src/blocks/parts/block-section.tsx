import { Box, Heading, Skeleton } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { MultipleAnswersContext } from './answer-context.ts'

/**
 * Wraps a block in a section with its title. Blocks can use container queries on the section's width
 * (`@container`).
 */
export function BlockSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  const hasMultipleAnswers = use(MultipleAnswersContext)
  if (title === undefined) return <Box containerType="inline-size">{children}</Box>
  return (
    <Box as="section" aria-labelledby={hasMultipleAnswers ? undefined : id} containerType="inline-size">
      <Heading as="h3" id={id} textStyle="h3" mb="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** Shows a text in place of rows or of another missing value. */
export function NoRows({ text }: { text: string }) {
  return (
    <Box color="fg.muted" py="2" _print={{ py: '0' }}>
      {text}
    </Box>
  )
}

export const SkeletonLines = ({ count, height }: { count: number; height: string }) => (
  <Box display="flex" flexDirection="column" gap="2">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Box>
)
