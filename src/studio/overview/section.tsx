import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

type SectionProps = {
  id: string
  title: string
  count: number
  /** The number without a search. */
  total: number
  /** Shown if there are none without a search. */
  emptyContent?: ReactNode
  children: ReactNode
}

/** A section of the page, named by its title. A section without matches says so in one line. */
export function Section({ id, title, count, total, emptyContent, children }: SectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} mb="10" tabIndex={-1}>
      <Flex align="baseline" gap="2.5" mb="3">
        <Heading as="h2" id={`${id}-title`} textStyle="h2">
          {title}
        </Heading>
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          {count === total ? formatCount(total) : `${formatCount(count)} de ${formatCount(total)}`}
        </Text>
      </Flex>
      {count > 0 ? (
        children
      ) : (
        <Box color="fg.muted">
          {total > 0 ? 'Nada aqui corresponde à busca.' : (emptyContent ?? 'O manifesto não tem nada aqui.')}
        </Box>
      )}
    </Box>
  )
}
