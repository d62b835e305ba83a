import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { Muted, Row } from '../basics.tsx'

export const meta = { title: 'Em etapas', description: 'Cada etapa é conferida; voltar não perde nada.' }

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
            <TextField
              ref={field}
              label="E-mail"
              type="email"
              required
              autoComplete="off"
              error={error || undefined}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
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

export default function MultiStep() {
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
