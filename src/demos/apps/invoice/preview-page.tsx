import { Button, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPencil, LuPlus, LuPrinter } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { Presence } from '@/ui/motion/presence.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { useInvoicePaths } from './invoice-paths.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { NoInvoice } from './no-invoice.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { InvoiceSheet } from './sheet/invoice-sheet.tsx'
import { invoices } from './store.ts'
import { useChosenInvoice } from './use-chosen-invoice.ts'

/** An invoice as the client gets it, with the others beside it. Print shows only the sheet. */
export default function InvoicePreviewPage() {
  const invoice = useChosenInvoice()
  const { invoices: all, drafts } = useSnapshot(invoices)
  const hasAny = all.length + drafts.length > 0
  const [isRemoving, setRemoving] = useState(false)
  const { add, edit } = useInvoicePaths()
  return (
    <>
      <RouteHeader
        actions={
          <>
            <ButtonLink to={add} variant="outline">
              <LuPlus aria-hidden="true" />
              Nova fatura
            </ButtonLink>
            {invoice && (
              <>
                <ButtonLink to={edit(invoice.id)} variant="outline">
                  <LuPencil aria-hidden="true" />
                  Editar
                </ButtonLink>
                <Button onClick={() => window.print()}>
                  <LuPrinter aria-hidden="true" />
                  Imprimir
                </Button>
              </>
            )}
          </>
        }
      />
      <InvoiceSums />
      {invoice ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 360px' }}
          gap={{ base: '4', md: '6' }}
          alignItems="start"
        >
          <PrintStyles />
          <InvoiceSheet invoice={invoice} />
          <Flex direction="column" gap={{ base: '4', md: '6' }}>
            <InvoiceActions invoice={invoice} onRemove={() => setRemoving(true)} />
            <InvoiceList shown={invoice.id} />
          </Flex>
        </Grid>
      ) : (
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
          <NoInvoice />
          {hasAny && <InvoiceList />}
        </Grid>
      )}
      <Presence>
        {invoice && isRemoving && <RemovalDialog invoice={invoice} onClose={() => setRemoving(false)} />}
      </Presence>
    </>
  )
}
