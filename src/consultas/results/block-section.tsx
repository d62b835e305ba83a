import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { AmongOthers } from './among-others.ts'
import { noRows } from './no-rows.ts'

/**
 * A part of the result, under its title where the manifest gives one. What it holds may ask for its width
 * (`@container`), which says more than the screen's.
 */
export function BlockSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  const isAmongOthers = use(AmongOthers)
  if (title === undefined) return <Box containerType="inline-size">{children}</Box>
  return (
    <Box as="section" aria-labelledby={isAmongOthers ? undefined : id} containerType="inline-size">
      <Heading as="h3" id={id} textStyle="h3" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** The empty state of a list of the answer. */
export function NoRows({ text = noRows }: { text?: string | undefined }) {
  return (
    <Box color="fg.muted" py="2">
      {text}
    </Box>
  )
}
