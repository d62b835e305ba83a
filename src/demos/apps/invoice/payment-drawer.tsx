import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { dayFromToday } from '../../parts/days.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { SideDrawer } from '../../parts/side-drawer.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { writeDecimal } from './decimal.ts'
import { normalizeAmount, readAmount } from './draft.ts'
import {
  formatInvoiceNumber,
  type InvoiceSnapshot,
  isPaymentMethod,
  type Payment,
  paymentMethods,
} from './invoice.ts'
import { formatCents } from './money.ts'
import { computeBalance, type PaymentDraft, validatePayment } from './payments.ts'

const methodChoices = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))

type PaymentDrawerProps = {
  invoice: InvoiceSnapshot
  onSave: (payment: Omit<Payment, 'id'>) => void
  onClose: () => void
}

/** The form of a payment of all or a part of the balance. */
export function PaymentDrawer({ invoice, onSave, onClose }: PaymentDrawerProps) {
  const [balance] = useState(() => computeBalance(invoice))
  const { draft, set, problems, form } = useDraft<PaymentDraft>({
    initial: {
      amount: writeDecimal(balance, 2, 2),
      date: dayFromToday(0),
      method: invoice.payment ?? 'pix',
      note: '',
    },
    validate: (draft) => validatePayment(draft, balance),
    onSubmit: ({ amount, date, method, note }) =>
      onSave({ amount: readAmount('unitPrice', amount) ?? 0, date, method, note: note.trim() }),
  })
  const rest = balance - (readAmount('unitPrice', draft.amount) ?? 0)
  return (
    <SideDrawer title="Registrar pagamento" isAtEnd onClose={onClose}>
      <chakra.form {...form} autoComplete="off" display="grid" gap="4" p="5">
        <Text color="fg.muted">
          {formatInvoiceNumber(invoice.number)}: saldo de {formatCents(balance)}
        </Text>
        <TextField
          label="Valor pago"
          name="amount"
          inputMode="decimal"
          required
          value={draft.amount}
          error={problems.amount}
          help={rest > 0 ? `Faltariam ${formatCents(rest)}.` : 'Quita a fatura.'}
          onChange={({ target }) => set({ amount: target.value })}
          onBlur={() => set({ amount: normalizeAmount('unitPrice', draft.amount) })}
        />
        <DateField
          label="Data do pagamento"
          name="date"
          required
          value={draft.date}
          error={problems.date}
          onValueChange={(date) => set({ date })}
        />
        <SelectField
          label="Forma"
          value={draft.method}
          choices={methodChoices}
          onChange={(method) => isPaymentMethod(method) && set({ method })}
        />
        <TextAreaField
          label="Nota"
          rows={3}
          maxLength={300}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <Text textStyle="small" color="fg.muted">
          Só anota o que já foi pago: nada é cobrado nem sai deste navegador.
        </Text>
        <FormButtons submit="Registrar" onCancel={onClose} />
      </chakra.form>
    </SideDrawer>
  )
}
