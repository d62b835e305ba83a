import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A titled list of the inspector. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb="5">
      <Heading as="h3" id={id} textStyle="small" fontWeight="600" color="fg.muted" mb="1">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  )
}
