import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCopy, LuMailPlus } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import type { InvoiceSnapshot } from './invoice.ts'
import { buildMailto, writeMessage } from './send-message.ts'
import { markSent } from './store.ts'

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
