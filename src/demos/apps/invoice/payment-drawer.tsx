import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { dayFromToday } from '../../parts/days.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { SideDrawer } from '../../parts/side-drawer.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { normalizeAmount, readAmount } from './draft.ts'
import { formatInvoiceNumber, type InvoiceSnapshot, type Payment, paymentMethods } from './invoice.ts'
import { formatCents, writeDecimal } from './money.ts'
import { computeBalance, type PaymentDraft, validatePayment } from './payments.ts'

const buildSpec = (balance: number): FormSpec<PaymentDraft> => [
  {
    name: 'amount',
    label: 'Valor pago',
    required: true,
    input: { inputMode: 'decimal' },
    help: ({ amount }) => {
      const rest = balance - (readAmount('unitPrice', amount) ?? 0)
      return rest > 0 ? `Faltariam ${formatCents(rest)}.` : 'Quita a fatura.'
    },
    normalize: (amount) => normalizeAmount('unitPrice', amount),
  },
  { name: 'date', label: 'Data do pagamento', kind: 'date', required: true },
  {
    name: 'method',
    label: 'Forma',
    kind: 'select',
    options: Object.entries(paymentMethods).map(([value, label]) => ({ value, label })),
  },
  { name: 'note', label: 'Nota', kind: 'area', input: { rows: 3, maxLength: 300 } },
]

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
  return (
    <SideDrawer title="Registrar pagamento" isAtEnd onClose={onClose}>
      <chakra.form {...form} autoComplete="off" display="grid" gap="4" p="5">
        <Text color="fg.muted">
          {formatInvoiceNumber(invoice.number)}: saldo de {formatCents(balance)}
        </Text>
        <SpecFields spec={buildSpec(balance)} form={{ draft, set, problems }} />
        <Text textStyle="small" color="fg.muted">
          Só anota o que já foi pago: nada é cobrado nem sai deste navegador.
        </Text>
        <FormButtons submit="Registrar" onCancel={onClose} />
      </chakra.form>
    </SideDrawer>
  )
}
