import { Button, Code, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { codeRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { bindText, OutlineButton, Small } from '../basics.tsx'
import { acceptsCode, createKey, createRecoveryCodes } from './one-time-code.ts'
import { Opener } from './opener.tsx'

export const meta = {
  title: 'Ativar duas etapas',
  description: 'Confere códigos de verdade, e dá os de recuperação.',
  isNarrow: true,
}

type StepProps = { onDone: () => void; onClose: () => void }

/** The key is real: an authenticator app that has it shows codes that are accepted here. */
function KeyStep({ onDone, onClose }: StepProps) {
  const [key] = useState(createKey)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function check(event: FormEvent) {
    event.preventDefault()
    if (await acceptsCode(key, code.replace(/\s/g, ''))) return onDone()
    setError(
      /^\d{3}\s?\d{3}$/.test(code)
        ? 'Código incorreto ou vencido: confira no aplicativo'
        : 'O código tem 6 dígitos',
    )
    field.current?.select()
  }

  return (
    <chakra.form noValidate onSubmit={(event) => void check(event)} display="grid" gap="4">
      <Text>1. No aplicativo autenticador, escolha digitar uma chave e cole esta:</Text>
      <Flex gap="2" align="center" wrap="wrap">
        <Code
          recipe={codeRecipe}
          size="md"
          bg="bg.muted"
          color="fg"
          aria-label="Chave do autenticador"
          role="group"
          dir="ltr"
        >
          {key.match(/.{4}/g)?.join(' ')}
        </Code>
        <OutlineButton size="xs" onClick={() => void copyText(() => key, 'Chave copiada')}>
          <LuCopy aria-hidden="true" />
          Copiar a chave
        </OutlineButton>
      </Flex>
      <TextField
        ref={field}
        label="2. Código de 6 dígitos"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        dir="ltr"
        placeholder="000000"
        error={error || undefined}
        help="O aplicativo troca o código a cada 30 segundos."
        {...bindText(code, setCode)}
      />
      <FormButtons submit="Conferir" onCancel={onClose} />
    </chakra.form>
  )
}

function RecoveryStep({ onDone }: { onDone: () => void }) {
  const [codes] = useState(() => createRecoveryCodes(8))
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Flex direction="column" gap="4">
      <Text ref={heading} tabIndex={-1} outline="none">
        O código confere. Guarde estes códigos: cada um vale uma vez, se o telefone se perder.
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
        p="4"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="control"
        fontFamily="mono"
        aria-label="Códigos de recuperação"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <Flex justify="space-between" gap="2" wrap="wrap">
        <OutlineButton onClick={() => void copyText(() => codes.join('\n'), 'Códigos copiados')}>
          <LuCopy aria-hidden="true" />
          Copiar os códigos
        </OutlineButton>
        <Button onClick={onDone}>Já guardei</Button>
      </Flex>
    </Flex>
  )
}

function TwoFactorDialog({ onDone, onClose }: StepProps) {
  const [isChecked, setChecked] = useState(false)
  return (
    <ModalDialog title="Verificação em duas etapas" width="520px" onClose={onClose}>
      {isChecked ? (
        <RecoveryStep onDone={onDone} />
      ) : (
        <KeyStep onDone={() => setChecked(true)} onClose={onClose} />
      )}
      <Small mt="4">Nada sai deste navegador: a chave é conferida aqui e some ao fechar.</Small>
    </ModalDialog>
  )
}

export default () => (
  <Opener label="Ativar duas etapas" before="Duas etapas: desativadas.">
    {(close) => (
      <TwoFactorDialog onClose={() => close()} onDone={() => close('Conferida neste navegador.')} />
    )}
  </Opener>
)
