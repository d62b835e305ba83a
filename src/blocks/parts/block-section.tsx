import { Box, Heading, Skeleton } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { MultipleAnswersContext } from './answer-context.ts'

type BlockSectionProps = {
  title: string | undefined
  /** The content stands beside the title. */
  isLine?: boolean
  children: ReactNode
}

/**
 * Wraps a block in a section with its title. Blocks can use container queries on the section's width
 * (`@container`).
 */
export function BlockSection({ title, isLine = false, children }: BlockSectionProps) {
  const id = useId()
  const hasMultipleAnswers = use(MultipleAnswersContext)
  if (title === undefined) return <Box containerType="inline-size">{children}</Box>
  return (
    <Box
      as="section"
      aria-labelledby={hasMultipleAnswers ? undefined : id}
      containerType="inline-size"
      css={isLine ? lineCss : undefined}
      data-empty-list={isLine || undefined}
    >
      <Heading as="h3" id={id} textStyle="h3" mb={isLine ? undefined : { base: '1.5', md: '2.5' }}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

const lineCss = { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' } as const

/** A section without rows: its title, and beside it a text that says so. */
export const EmptySection = ({ title, text }: { title: string | undefined; text: string }) => (
  <BlockSection title={title} isLine>
    <NoRows text={text} />
  </BlockSection>
)

/** Shows a text in place of rows or of another missing value. */
export const NoRows = ({ text }: { text: string }) => <Box color="fg.muted">{text}</Box>

export const SkeletonLines = ({ count, height }: { count: number; height: string }) => (
  <Box display="flex" flexDirection="column" gap="2">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Box>
)
