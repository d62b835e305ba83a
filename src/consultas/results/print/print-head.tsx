import { Box, Text } from '@chakra-ui/react'
import { usePrinting } from '@/lib/use-printing.ts'
import type { Found } from '../../outcome.ts'
import { originOf } from '../origin.ts'

/** The header of a printed answer, since the page around it is not printed. It is rendered for printing only. */
export function PrintHead({ title, found }: { title: string; found: Found }) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const { text, time } = originOf(found)
  return (
    <Box pb="3" mb="4" borderBottomWidth="1px">
      <Text textStyle="h2">{title}</Text>
      <Text mt="1">{`${time} · ${text}`}</Text>
    </Box>
  )
}
