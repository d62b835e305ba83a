import { Flex, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { SearchField } from '../forms/search-field.tsx'

type FilterBarProps = {
  label: string
  query: string
  onChange: (query: string) => void
  found: number
  total: number
  /** The width of the field from 768 px up. */
  width?: string
}

export const FilterBar = ({ label, query, onChange, found, total, width = '240px' }: FilterBarProps) => (
  <Flex
    align="center"
    columnGap="3"
    rowGap="1"
    wrap="wrap"
    _print={{ display: found === total ? 'none' : undefined }}
  >
    <SearchField label={label} value={query} onChange={onChange} width={{ base: 'full', md: width }} />
    <Text role="status" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
      {formatCount(found)} de {formatCount(total)}
    </Text>
  </Flex>
)
