import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { LuEye, LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { AmountList } from './amount-list.tsx'
import { ClientFields } from './client-fields.tsx'
import { draftToInvoice, type InvoiceDraft, parseItemAmounts } from './draft.ts'
import { DueList } from './due-list.tsx'
import { type InvoiceSnapshot, maxInstalments, paymentMethods } from './invoice.ts'
import { ItemRow } from './item-row.tsx'
import { computeInvoiceTotals } from './payments.ts'
import { InvoiceSheet } from './sheet/invoice-sheet.tsx'
import { invoices, nextNumber } from './store.ts'
import { type InvoiceFormState, useInvoiceForm } from './use-invoice-form.ts'

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

/** The totals of the draft as typed; a row with an invalid number counts as zero. */
function RunningTotals({ draft, children }: { draft: InvoiceDraft; children: ReactNode }) {
  const { items, dueDate, instalments } = draft
  const totals = computeInvoiceTotals(items.flatMap((item) => parseItemAmounts(item) ?? []))
  return (
    <Panel title="Totais">
      <AmountList totals={totals} />
      {dueDate && Number(instalments) > 1 && (
        <DueList total={totals.total} dueDate={dueDate} instalments={Number(instalments)} />
      )}
      <Flex gap="2" wrap="wrap" mt="6" css={{ '& > *': { flex: '1 1 auto' } }}>
        {children}
      </Flex>
    </Panel>
  )
}

export const invoiceSpec: FormSpec<InvoiceDraft> = [
  {
    columns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    row: [
      { name: 'issueDate', label: 'Emissão', kind: 'date', required: true },
      {
        name: 'dueDate',
        label: ({ instalments }) => (Number(instalments) > 1 ? 'Primeiro vencimento' : 'Vencimento'),
        kind: 'date',
        required: true,
      },
      {
        name: 'instalments',
        label: 'Pagamento',
        kind: 'select',
        options: Array.from({ length: maxInstalments }, (_, index) => ({
          value: String(index + 1),
          label: index === 0 ? 'À vista' : `${index + 1} parcelas mensais`,
        })),
      },
      {
        name: 'payment',
        label: 'Receber por',
        kind: 'select',
        options: [
          { value: '', label: 'A combinar' },
          ...Object.entries(paymentMethods).map(([value, label]) => ({ value, label })),
        ],
      },
    ],
  },
]

const DateFields = ({ form }: { form: InvoiceFormState }) => (
  <Panel title="Datas">
    <SpecFields spec={invoiceSpec} form={form} />
  </Panel>
)

/** One row per item; at least one. */
function ItemsEditor({ form }: { form: InvoiceFormState }) {
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { items } = form.draft

  function addItem() {
    form.addItem()
    // The new row is in the DOM from the next frame on.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }

  function removeItem(id: string) {
    form.removeItem(id)
    add.current?.focus()
  }

  return (
    <Panel title="Itens">
      <Grid
        ref={list}
        templateColumns="minmax(0, 1fr)"
        gap={{ base: '6', lg: '3' }}
        containerType="inline-size"
      >
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            position={index + 1}
            item={item}
            problems={form.problems}
            onChange={(changes) => form.setItem(item.id, changes)}
            onRemove={items.length > 1 ? () => removeItem(item.id) : undefined}
          />
        ))}
      </Grid>
      <Button ref={add} variant="outline" mt="4" onClick={addItem}>
        <LuPlus aria-hidden="true" />
        Adicionar item
      </Button>
    </Panel>
  )
}

type LivePreviewProps = { draft: InvoiceDraft; number?: number | undefined }

/** The invoice as typed; rows with an invalid number are missing. */
function usePreview({ draft, number }: LivePreviewProps): InvoiceSnapshot {
  const next = nextNumber(useSnapshot(invoices))
  return { id: 'previa', number: number ?? next, isPaid: false, ...draftToInvoice(draft) }
}

/** A small sheet that follows the form. Hidden from screen readers, which the dialog serves. */
function LivePreview(props: LivePreviewProps) {
  const invoice = usePreview(props)
  return (
    <Box aria-hidden="true" inert display={{ base: 'none', xl: 'block' }} css={smallCss}>
      <InvoiceSheet invoice={invoice} label="Prévia ao lado" />
    </Box>
  )
}

function PreviewButton(props: LivePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const invoice = usePreview(props)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LuEye aria-hidden="true" />
        Ver prévia
      </Button>
      <Presence>
        {isOpen && (
          <ModalDialog title="Prévia" width="860px" onClose={() => setOpen(false)}>
            <InvoiceSheet invoice={invoice} label="Prévia da fatura" />
          </ModalDialog>
        )}
      </Presence>
    </>
  )
}

/** The sheet has its paper's width, and the zoom fits it into the column. */
const smallCss = { '& > article': { width: '210mm', zoom: '0.56', boxShadow: 'none' } } as const
