import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCopy, LuMailPlus } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { formatNumericDay } from '../../parts/days.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { formatInvoiceNumber, type InvoiceSnapshot, paymentMethods } from './invoice.ts'
import { formatCents } from './money.ts'
import { computeInvoiceTotals } from './payments.ts'
import { markSent } from './store.ts'

type InvoiceMessage = { to: string; subject: string; body: string }

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

const spec: FormSpec<ReturnType<typeof writeMessage>> = [
  { name: 'to', label: 'Para', input: { type: 'email' } },
  { name: 'subject', label: 'Assunto' },
  { name: 'body', label: 'Mensagem', kind: 'area', input: { rows: 7 } },
]

/** Prepares the message and hands it to the user's e-mail program. The app itself sends nothing. */
export function SendDialog({ invoice, onClose }: { invoice: InvoiceSnapshot; onClose: () => void }) {
  const [message, setMessage] = useState(() => writeMessage(invoice))

  function handOver() {
    markSent(invoice.id, message.to)
    notify.success('Mensagem aberta e fatura marcada como enviada')
    onClose()
  }

  return (
    <ModalDialog title="Enviar fatura" onClose={onClose}>
      <Flex direction="column" gap="4">
        <SpecFields
          spec={spec}
          form={{ draft: message, problems: {}, set: (part) => setMessage({ ...message, ...part }) }}
        />
        <Text color="fg.muted" textStyle="small">
          Nada sai deste navegador por aqui: a mensagem abre no seu programa de e-mail, e é lá que você anexa
          o PDF e envia.
        </Text>
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button
            variant="outline"
            onClick={() => void copyText(() => `${message.subject}\n\n${message.body}`, 'Mensagem copiada')}
          >
            <LuCopy aria-hidden="true" />
            Copiar mensagem
          </Button>
          <Button asChild>
            <a href={buildMailto(message)} onClick={handOver}>
              <LuMailPlus aria-hidden="true" />
              Abrir no e-mail
            </a>
          </Button>
        </Flex>
      </Flex>
    </ModalDialog>
  )
}
