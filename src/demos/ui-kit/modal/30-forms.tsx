import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { bindText, FreeField, Muted, OutlineButton, Row } from '../basics.tsx'
import { listProblems, useFields } from './use-fields.ts'

export const meta = {
  FormModal: {
    title: 'Com formulário',
    description: 'Confere, e pergunta antes de descartar mudanças.',
  },
  MultiStep: { title: 'Em etapas', description: 'Cada etapa é conferida; voltar não perde nada.' },
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

export function FormModal() {
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

const titles = ['Quem participa', 'O que pode fazer', 'Conferência'] as const

const roles = ['Consulta', 'Edição', 'Administração']

type StepsDialogProps = { onFinish: (text: string) => void; onClose: () => void }

/** Each step is checked before the next one; going back loses nothing. */
function StepsDialog({ onFinish, onClose }: StepsDialogProps) {
  const [step, setStep] = useState(0)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('Consulta')
  const [error, setError] = useState('')
  const heading = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (step > 0) heading.current?.focus()
    else field.current?.focus()
  }, [step])

  function goOn() {
    const isValid = /^\S+@\S+\.\S+$/.test(email)
    setError(isValid ? '' : 'Informe um e-mail como nome@exemplo.com.br')
    if (!isValid) return field.current?.focus()
    if (step === titles.length - 1) return onFinish(`${email} entraria com “${role}”`)
    setStep(step + 1)
  }

  return (
    <ModalDialog title="Convidar pessoa" width="460px" onClose={onClose}>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <Flex as="ol" gap="2" mb="5" listStyleType="none" aria-label="Etapas">
          {titles.map((title, index) => (
            <Box as="li" key={title} flex="1" aria-current={index === step ? 'step' : undefined}>
              <Box
                height="1"
                borderRadius="full"
                bg={index <= step ? 'primary.solid' : 'bg.emphasized'}
                mb="1"
              />
              <Text textStyle="small" color={index === step ? 'fg' : 'fg.muted'}>
                {title}
              </Text>
            </Box>
          ))}
        </Flex>
        <Box minH="28">
          <Text ref={heading} tabIndex={-1} outline="none" srOnly>
            Etapa {step + 1} de {titles.length}: {titles[step]}
          </Text>
          {step === 0 && (
            <FreeField
              ref={field}
              label="E-mail"
              type="email"
              required
              error={error || undefined}
              {...bindText(email, setEmail)}
            />
          )}
          {step === 1 && (
            <Chips legend="Permissão">
              {roles.map((name) => (
                <Chip key={name} name="permissao" checked={name === role} onChange={() => setRole(name)}>
                  {name}
                </Chip>
              ))}
            </Chips>
          )}
          {step === 2 && (
            <Box>
              <Text>
                <b>{email}</b> entraria com a permissão <b>{role}</b>.
              </Text>
              <Muted mt="2">Nada sai deste navegador: o convite não é enviado.</Muted>
            </Box>
          )}
        </Box>
        <Flex justify="space-between" mt="5">
          <Button variant="ghost" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Voltar
          </Button>
          <Button type="submit">{step === titles.length - 1 ? 'Concluir' : 'Continuar'}</Button>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}

export function MultiStep() {
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState('')
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Convidar</Button>
      <Muted role="status">{result}</Muted>
      {isOpen && (
        <StepsDialog
          onClose={() => setOpen(false)}
          onFinish={(text) => {
            setResult(text)
            setOpen(false)
          }}
        />
      )}
    </Row>
  )
}
