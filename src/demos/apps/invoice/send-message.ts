import { app } from '@/generated/app.ts'
import { formatNumericDay } from '../../parts/days.ts'
import { formatInvoiceNumber, type InvoiceSnapshot, paymentMethods } from './invoice.ts'
import { formatCents } from './money.ts'
import { computeInvoiceTotals } from './totals.ts'

export type InvoiceMessage = { to: string; subject: string; body: string }

/** The e-mail that goes with an invoice. */
export function writeMessage({
  client,
  number,
  items,
  dueDate,
  instalments,
  payment,
}: InvoiceSnapshot): InvoiceMessage {
  const { total } = computeInvoiceTotals(items)
  const terms = instalments > 1 ? `em ${instalments} parcelas mensais, a primeira` : 'com vencimento'
  const method = payment && (payment === 'pix' ? 'Pix' : paymentMethods[payment].toLowerCase())
  return {
    to: client.email,
    subject: `Fatura ${formatInvoiceNumber(number)} de ${app.product}`,
    body: [
      `Olá, ${client.name.replace(/\.$/, '')}.`,
      `Segue a fatura ${formatInvoiceNumber(number)}, no valor de ${formatCents(total)}, ${terms} em ${formatNumericDay(dueDate)}${method ? `, por ${method}` : ''}.`,
      'O PDF vai em anexo. Qualquer dúvida, responda a este e-mail.',
    ].join('\n\n'),
  }
}

/** Line breaks in a `mailto:` body are CRLF (RFC 6068). */
export const buildMailto = ({ to, subject, body }: InvoiceMessage): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
