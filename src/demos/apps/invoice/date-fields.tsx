import { Grid } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { maxInstalments, paymentMethods } from './invoice.ts'
import type { InvoiceFormState } from './use-invoice-form.ts'

const instalmentChoices = Array.from({ length: maxInstalments }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'À vista' : `${index + 1} parcelas mensais`,
}))

const methodChoices = [
  { value: '', label: 'A combinar' },
  ...Object.entries(paymentMethods).map(([value, label]) => ({ value, label })),
]

export function DateFields({ form: { draft, problems, set } }: { form: InvoiceFormState }) {
  const hasInstalments = Number(draft.instalments) > 1
  return (
    <Panel title="Datas">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <DateField
          label="Emissão"
          name="issueDate"
          required
          value={draft.issueDate}
          error={problems.issueDate}
          onValueChange={(issueDate) => set({ issueDate })}
        />
        <DateField
          label={hasInstalments ? 'Primeiro vencimento' : 'Vencimento'}
          name="dueDate"
          required
          value={draft.dueDate}
          error={problems.dueDate}
          onValueChange={(dueDate) => set({ dueDate })}
        />
        <SelectField
          label="Pagamento"
          value={draft.instalments}
          choices={instalmentChoices}
          onChange={(value) => set({ instalments: value })}
        />
        <SelectField
          label="Receber por"
          value={draft.payment}
          choices={methodChoices}
          onChange={(payment) => set({ payment })}
        />
      </Grid>
    </Panel>
  )
}
