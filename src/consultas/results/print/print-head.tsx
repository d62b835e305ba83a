import { Box, Flex, Text } from '@chakra-ui/react'
import { use } from 'react'
import { app } from '@/generated/app.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { Logo } from '@/ui/media/logo.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { sourceAndTimeText } from '../source-and-time.ts'
import { PrintContext } from './print-context.ts'
import { usePrintTitle } from './use-print-title.ts'

/**
 * Shows the header of a printed answer, and sets the document's title while printing. The page around the
 * answer is not printed.
 */
export function PrintHead({ title, found }: { title: string; found: AnsweredOutcome }) {
  const isPrinting = usePrinting()
  const { family, choices } = use(PrintContext)
  usePrintTitle(isPrinting, family ? `${family}, ${title}` : title)
  if (!isPrinting) return null
  return (
    <Box pb="3" mb="4" borderBottomWidth="1px">
      <Flex justify="space-between" align="flex-start" gap="4">
        <Box>
          {family && <Text>{family}</Text>}
          <Text textStyle="h2">{title}</Text>
        </Box>
        <Flex align="center" gap="2" flexShrink="0">
          <Logo size={22} />
          <Text fontWeight="650">{app.product}</Text>
        </Flex>
      </Flex>
      {choices && <Text mt="1">{choices}</Text>}
      <Text mt="1">{sourceAndTimeText(found)}</Text>
    </Box>
  )
}
