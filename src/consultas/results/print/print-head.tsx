import { Box, Text } from '@chakra-ui/react'
import type { Found } from '../../outcome.ts'
import { originOf } from '../origin.ts'

/** What a printed answer says of itself: the page around it, which says so on the screen, is not printed. */
export function PrintHead({ title, found }: { title: string; found: Found }) {
  const { source, time } = originOf(found)
  const facts = [time, `Fonte: ${source}`, ...(found.isDemo ? ['Dados de demonstração'] : [])]
  return (
    <Box display="none" _print={{ display: 'block' }} pb="3" mb="4" borderBottomWidth="1px">
      <Text textStyle="h2">{title}</Text>
      <Text mt="1">{facts.join(' · ')}</Text>
    </Box>
  )
}
