import { chakra, Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { DueBadge } from './due-badge.tsx'
import { formatInvoiceNumber } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { invoices } from './store.ts'
import { computeInvoiceTotals } from './totals.ts'

/** All invoices, newest first; the current one is marked. */
export function InvoiceList({ shown }: { shown: string }) {
  const { preview } = useInvoicePaths()
  return (
    <Panel title="Faturas">
      <chakra.ul listStyleType="none" mx="-3" my="-1">
        {useSnapshot(invoices).invoices.map((invoice) => (
          <chakra.li key={invoice.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <AppLink
              to={preview(invoice.id)}
              aria-current={invoice.id === shown ? 'true' : undefined}
              css={linkCss}
            >
              <Flex justify="space-between" gap="3" align="center">
                <Text as="span" fontWeight="600" fontVariantNumeric="tabular-nums">
                  {formatInvoiceNumber(invoice.number)}
                </Text>
                <DueBadge invoice={invoice} />
              </Flex>
              <Flex justify="space-between" gap="3" color="fg.muted" textStyle="small">
                <Text as="span" truncate title={invoice.client.name}>
                  {invoice.client.name}
                </Text>
                <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {formatCents(computeInvoiceTotals(invoice.items).total)}
                </Text>
              </Flex>
            </AppLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

const linkCss = {
  display: 'grid',
  gap: '1',
  px: '3',
  py: '2.5',
  color: 'fg',
  borderRadius: 'control',
  textDecoration: 'none',
  _hover: { bg: 'bg.hover', textDecoration: 'none' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  '&[aria-current]': { bg: 'primary.subtle' },
} as const
