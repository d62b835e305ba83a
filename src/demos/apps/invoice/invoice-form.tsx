import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/ui/page/panel.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { ClientFields } from './client-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { InvoiceDraft } from './draft.ts'
import { ItemsEditor } from './items-editor.tsx'
import { RunningTotals } from './running-totals.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

type InvoiceFormProps = {
  start: () => InvoiceDraft
  onChange?: (draft: InvoiceDraft) => void
  onSubmit: (draft: InvoiceDraft) => void
  children: ReactNode
}

/** The form of an invoice, to add or edit it, with running totals beside it. */
export function InvoiceForm({ start, onChange, onSubmit, children }: InvoiceFormProps) {
  const form = useInvoiceForm(start, { onChange, onSubmit })
  const { draft, set } = form
  return (
    <chakra.form {...form.form}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
          <ClientFields form={form} />
          <ItemsEditor form={form} />
          <Panel title="Observações">
            <TextAreaField
              label="Texto no fim da fatura"
              help="Formas de pagamento, prazos, agradecimentos."
              value={draft.notes}
              onChange={({ target }) => set({ notes: target.value })}
            />
          </Panel>
        </Grid>
        <Box position={{ xl: 'sticky' }} top={{ xl: '88px' }} display="grid" gap={{ base: '4', md: '6' }}>
          <DateFields form={form} />
          <RunningTotals draft={draft}>{children}</RunningTotals>
        </Box>
      </Grid>
    </chakra.form>
  )
}
