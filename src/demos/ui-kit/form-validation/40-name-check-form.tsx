import { Box, Button, Flex, Spinner, Stack } from '@chakra-ui/react'
import { spinnerRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { LuAtSign, LuCircleAlert, LuCircleCheck, LuCircleX } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { bindText, LineButton, Muted, OutlineButton, Row } from '../basics.tsx'
import { failingName, type NameCheck, suggestNames, useNameCheck } from '../validation/use-name-check.ts'

export const meta = {
  title: 'Conferido por um serviço',
  description: 'O serviço é simulado: espera a digitação, demora, pode falhar e ser cancelado.',
}

/** A user name that a simulated service checks while the user types. Submit waits for its answer. */
export default function NameCheckForm() {
  const [name, setName] = useState('')
  const { check, cancel, retry } = useNameCheck(name)
  const input = useRef<HTMLInputElement>(null)

  function write(next: string) {
    setName(next)
    // A check that was cancelled starts again with the next letter.
    if (check.phase === 'cancelled') retry()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check.phase !== 'free') return input.current?.focus()
    notify.success('Add Successfully')
    setName('')
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <FormField
          label="Nome de usuário"
          required
          help={`Experimente marina, que já existe, e ${failingName}, que o serviço não responde.`}
          error={findCheckError(check)}
        >
          <Flex position="relative" align="center">
            <Box position="absolute" insetStart="3" color="fg.muted" pointerEvents="none">
              <LuAtSign aria-hidden="true" />
            </Box>
            <Input
              ref={input}
              ps="10"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-busy={check.phase === 'pending'}
              {...bindText(name, write)}
            />
          </Flex>
        </FormField>
        <Flex role="status" align="center" gap="2" minH="7" textStyle="small">
          <CheckState check={check} onCancel={cancel} onRetry={retry} />
        </Flex>
        {check.phase === 'taken' && (
          <Row gap="2" role="group" aria-label="Nomes livres">
            {suggestNames(name, new Date().getFullYear()).map((free) => (
              <OutlineButton
                key={free}
                size="xs"
                onClick={() => {
                  setName(free)
                  input.current?.focus()
                }}
              >
                {free}
              </OutlineButton>
            ))}
          </Row>
        )}
        <Button type="submit" alignSelf="flex-start" disabled={check.phase !== 'free'}>
          Reservar nome
        </Button>
      </Stack>
    </form>
  )
}

function findCheckError(check: NameCheck): string | undefined {
  if (check.phase === 'invalid') return check.message
  return check.phase === 'taken' ? 'Esse nome já tem dono' : undefined
}

type CheckStateProps = { check: NameCheck; onCancel: () => void; onRetry: () => void }

function CheckState({ check: { phase }, onCancel, onRetry }: CheckStateProps) {
  if (phase === 'waiting') return <Muted>Esperando você terminar de digitar…</Muted>
  if (phase === 'pending')
    return (
      <>
        <Spinner recipe={spinnerRecipe} size="xs" aria-hidden="true" />
        <Muted>Conferindo com o serviço simulado…</Muted>
        <LineButton text="Cancelar" onClick={onCancel} />
      </>
    )
  if (phase === 'free')
    return <Colored color="fg.success" icon={<LuCircleCheck aria-hidden="true" />} text="Nome livre" />
  if (phase === 'taken')
    return <Colored color="fg.error" icon={<LuCircleX aria-hidden="true" />} text="Escolha outro:" />
  if (phase === 'failed' || phase === 'cancelled')
    return (
      <>
        <Colored
          color={phase === 'failed' ? 'fg.error' : 'fg.muted'}
          icon={<LuCircleAlert aria-hidden="true" />}
          text={phase === 'failed' ? 'O serviço não respondeu' : 'Conferência cancelada'}
        />
        <LineButton text="Conferir de novo" onClick={onRetry} />
      </>
    )
  return <Muted>O serviço é simulado: nada sai deste navegador.</Muted>
}

const Colored = ({ color, icon, text }: { color: string; icon: ReactNode; text: string }) => (
  <Flex align="center" gap="2" color={color}>
    {icon}
    <span>{text}</span>
  </Flex>
)
