import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/ui/page/panel.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { ClientFields } from './client-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { InvoiceDraft } from './draft.ts'
import { ItemsEditor } from './items-editor.tsx'
import { LivePreview, PreviewButton } from './live-preview.tsx'
import { RunningTotals } from './running-totals.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

type InvoiceFormProps = {
  start: () => InvoiceDraft
  /** The number of an existing invoice. */
  number?: number
  onChange?: (draft: InvoiceDraft) => void
  onSubmit: (draft: InvoiceDraft) => void
  children: ReactNode
}

/** The form of an invoice, to add or edit it, with running totals and a live preview beside it. */
export function InvoiceForm({ start, number, onChange, onSubmit, children }: InvoiceFormProps) {
  const form = useInvoiceForm(start, { onChange, onSubmit })
  const { draft, set } = form
  return (
    <chakra.form {...form.form}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 446px' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
          <ClientFields form={form} />
          <DateFields form={form} />
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
          <RunningTotals draft={draft}>
            {children}
            <PreviewButton draft={draft} number={number} />
          </RunningTotals>
          <LivePreview draft={draft} number={number} />
        </Box>
      </Grid>
    </chakra.form>
  )
}
