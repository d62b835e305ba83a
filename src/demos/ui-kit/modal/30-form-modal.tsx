import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Muted, OutlineButton, Row } from '../basics.tsx'
import { listProblems, useFields } from './use-fields.ts'

export const meta = {
  title: 'Com formulário',
  description: 'Confere, e pergunta antes de descartar mudanças.',
}

type Contact = { nome: string; telefone: string }

const validate = ({ nome, telefone }: Contact) =>
  listProblems({
    nome: nome.trim() === '' && 'Informe o nome',
    telefone: telefone.replace(/\D/g, '').length < 10 && 'Informe o DDD e o número',
  })

type ContactDialogProps = { initial: Contact; onSave: (contact: Contact) => void; onClose: () => void }

/** Asks in a second dialog before it closes with changes. */
function ContactDialog({ initial, onSave, onClose }: ContactDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const { draft, bind, form } = useFields({ initial, validate, onSubmit: onSave })
  const isChanged = draft.nome !== initial.nome || draft.telefone !== initial.telefone
  const close = () => (isChanged ? setAsking(true) : onClose())
  return (
    <>
      <FormDialog title="Editar contato" submit="Salvar" form={form} onClose={close}>
        <TextField label="Nome" {...bind('nome')} />
        <TextField label="Telefone" type="tel" {...bind('telefone')} />
      </FormDialog>
      {isAsking && (
        <ConfirmDialog
          title="Descartar as mudanças?"
          detail="O que você digitou nesta janela se perde."
          action="Descartar"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export default function FormModal() {
  const [contact, setContact] = useState<Contact>({ nome: 'Padaria Amostra', telefone: '(11) 90000-0000' })
  const [isOpen, setOpen] = useState(false)

  function save(saved: Contact) {
    setContact(saved)
    setOpen(false)
  }

  return (
    <Row justify="space-between">
      <Flex direction="column" aria-label="Contato" role="group">
        <Text fontWeight="600">{contact.nome}</Text>
        <Muted>{contact.telefone}</Muted>
      </Flex>
      <OutlineButton onClick={() => setOpen(true)}>Editar contato</OutlineButton>
      {isOpen && <ContactDialog initial={contact} onClose={() => setOpen(false)} onSave={save} />}
    </Row>
  )
}
