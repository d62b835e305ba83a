import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

type SectionProps = {
  id: string
  title: string
  /** How many of them are shown. */
  count: number
  /** How many there are where nothing is searched for. */
  total: number
  /** What is said where there are none at all. */
  none?: ReactNode
  children: ReactNode
}

/** A part of the page, named by its title. Where a search leaves nothing of it, it says so in one line. */
export function Section({ id, title, count, total, none, children }: SectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} mb="10" scrollMarginTop="84px">
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
          {total > 0 ? 'Nada aqui corresponde à busca.' : (none ?? 'O manifesto não tem nada aqui.')}
        </Box>
      )}
    </Box>
  )
}
