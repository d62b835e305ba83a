import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { formatNumericDay } from '../../../parts/days.ts'
import { formatInvoiceNumber, type InvoiceSnapshot } from '../invoice.ts'

export function SheetHead({ invoice: { number, issueDate, dueDate } }: { invoice: InvoiceSnapshot }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="6" wrap="wrap">
      <Flex align="center" gap="3" color="primary.fg">
        <Logo size={36} />
        <Text textStyle="h2" color="fg">
          {app.product}
        </Text>
      </Flex>
      <Box textAlign={{ md: 'end' }} _print={{ textAlign: 'end' }} fontVariantNumeric="tabular-nums">
        <Heading as="h2" textStyle="h2">
          Fatura {formatInvoiceNumber(number)}
        </Heading>
        <chakra.dl css={datesCss}>
          <dt>Emissão</dt>
          <dd>
            <time dateTime={issueDate}>{formatNumericDay(issueDate)}</time>
          </dd>
          <dt>Vencimento</dt>
          <dd>
            <time dateTime={dueDate}>{formatNumericDay(dueDate)}</time>
          </dd>
        </chakra.dl>
      </Box>
    </Flex>
  )
}

const datesCss = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: { base: 'start', md: 'end' },
  columnGap: '3',
  rowGap: '0.5',
  mt: '2',
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: '500' },
} as const
