import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mt="5" pt="4" borderTopWidth="1px">
      <Heading as="h3" id={id} textStyle="small" fontWeight="600" color="fg.muted" mb="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
