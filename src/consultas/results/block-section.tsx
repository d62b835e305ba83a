import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { MultipleAnswersContext } from './multiple-answers-context.ts'

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
