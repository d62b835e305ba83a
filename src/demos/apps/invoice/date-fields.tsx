import { Panel } from '@/ui/page/panel.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import type { InvoiceDraft } from './draft.ts'
import { maxInstalments, paymentMethods } from './invoice.ts'
import type { InvoiceFormState } from './use-invoice-form.ts'

const spec: FormSpec<InvoiceDraft> = [
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

export const DateFields = ({ form }: { form: InvoiceFormState }) => (
  <Panel title="Datas">
    <SpecFields spec={spec} form={form} />
  </Panel>
)
