import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuCircleCheck, LuClock, LuPencil, LuPlus, LuPrinter, LuTriangleAlert } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { NoInvoice } from './due-list.tsx'
import type { DueState } from './due-state.ts'
import { sumByState } from './find-invoices.ts'
import { formatInvoiceNumber, type InvoiceSnapshot } from './invoice.ts'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { useChosenInvoice, useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { InvoiceSheet } from './sheet/invoice-sheet.tsx'
import { invoices, removeInvoice } from './store.ts'

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

/** Confirms the removal of an invoice, and then shows the newest other one. */
function RemovalDialog({ invoice, onClose }: { invoice: InvoiceSnapshot; onClose: () => void }) {
  const navigate = useNavigateTo()
  const { preview } = useInvoicePaths()

  function remove() {
    onClose()
    removeInvoice(invoice.id)
    navigate(preview(), { replace: true })
    void notify.success('Delete Successfully')
    focusTitle()
  }

  return (
    <ConfirmDialog
      title="Excluir fatura?"
      detail={`A fatura ${formatInvoiceNumber(invoice.number)}, de ${invoice.client.name}, não pode ser recuperada.`}
      action="Excluir"
      onClose={onClose}
      onConfirm={remove}
    />
  )
}

const tiles: readonly { state: DueState; label: string; palette: string; icon: ReactNode }[] = [
  { state: 'open', label: 'A receber', palette: 'info', icon: <LuClock /> },
  { state: 'overdue', label: 'Vencido', palette: 'danger', icon: <LuTriangleAlert /> },
  { state: 'paid', label: 'Pago', palette: 'success', icon: <LuCircleCheck /> },
]

/** The sums of open, overdue and paid invoices. */
function InvoiceSums() {
  const sums = sumByState(useSnapshot(invoices).invoices)
  return (
    <Grid
      role="group"
      aria-label="Resumo das faturas"
      templateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))"
      gap={{ base: '3', md: '6' }}
      mb={{ base: '4', md: '6' }}
    >
      {tiles.map(({ state, label, palette, icon }) => (
        <Panel key={state} p="4" md={{ p: '4' }}>
          <Flex align="center" gap="3.5">
            <Flex
              aria-hidden="true"
              colorPalette={palette}
              boxSize="10"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="control"
              bg="colorPalette.subtle"
              color="colorPalette.fg"
              fontSize="20px"
            >
              {icon}
            </Flex>
            <div>
              <Text color="fg.muted">
                {label} · {formatCounted(sums[state].count, 'fatura', 'faturas')}
              </Text>
              <Text textStyle="h2" fontVariantNumeric="tabular-nums">
                {formatCents(sums[state].total)}
              </Text>
            </div>
          </Flex>
        </Panel>
      ))}
    </Grid>
  )
}
