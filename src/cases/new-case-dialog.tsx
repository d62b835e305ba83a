import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuKeyRound } from 'react-icons/lu'
import { cases } from '@/generated/cases.ts'
import { DialogButtons } from '@/ui/dialog/dialog-buttons.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { openProblemTexts } from './case-texts.ts'
import { createCase } from './open-and-close.ts'
import { PassphraseField } from './passphrase-field.tsx'
import { findPassphraseProblem, minLength, rateStrength, type Strength } from './passphrase-strength.ts'

type NewCaseDialogProps = { onOpened: () => void; onDismiss: () => void }

type Errors = { passphrase?: string | undefined; again?: string | undefined; store?: string | undefined }

/** Asks for the passphrase of a new case. Title and reference come later, apart from the passphrase. */
export function NewCaseDialog({ onOpened, onDismiss }: NewCaseDialogProps) {
  const passphrase = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLInputElement>(null)
  const [strength, setStrength] = useState<Strength>(rateStrength(''))
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)

  async function create() {
    const text = passphrase.current?.value ?? ''
    const problem = findPassphraseProblem(text)
    setErrors({ passphrase: problem })
    if (problem) return passphrase.current?.focus()
    if (again.current?.value !== text) {
      setErrors({ again: 'As duas senhas são diferentes' })
      return again.current?.focus()
    }
    setBusy(true)
    const created = await createCase(text)
    setBusy(false)
    if (created.problem) setErrors({ store: openProblemTexts[created.problem] })
    else onOpened()
  }

  return (
    <TitledDialog title="Novo caso" onDismiss={onDismiss}>
      <Flex css={warning}>
        <Box flexShrink="0" fontSize="20px" pt="0.5">
          <LuKeyRound aria-hidden="true" />
        </Box>
        <Text>
          Só esta senha abre o caso, e ela não é guardada em lugar nenhum. Se você a perder,{' '}
          <strong>ninguém pode recuperá-la</strong>, nem o que está no caso.
        </Text>
      </Flex>
      <Flex direction="column" gap="5" mt="5">
        <Box>
          <PassphraseField
            ref={passphrase}
            label="Senha do caso"
            help={`Ao menos ${minLength} caracteres. Quatro palavras ao acaso são fáceis de lembrar e difíceis de adivinhar.`}
            error={errors.passphrase}
            onInput={(text) => setStrength(rateStrength(text))}
            onEnter={() => void create()}
          />
          <StrengthHint strength={strength} />
        </Box>
        <PassphraseField
          ref={again}
          label="Repita a senha"
          error={errors.again}
          onEnter={() => void create()}
        />
      </Flex>
      <Text color="fg.muted" textStyle="small" mt="5">
        O caso fica cifrado neste navegador e é apagado {cases.retentionDays} dias depois de criado.
      </Text>
      {errors.store && (
        <Text role="alert" color="fg.error" fontWeight="500" mt="4">
          {errors.store}
        </Text>
      )}
      <DialogButtons
        action="Criar caso"
        busyText="Criando…"
        isBusy={isBusy}
        onAction={() => void create()}
        onCancel={onDismiss}
      />
    </TitledDialog>
  )
}

const palettes = ['neutral', 'danger', 'warning', 'success'] as const

/** Three bars and a word. Screen readers hear the word when it changes. */
const StrengthHint = ({ strength: { level, text } }: { strength: Strength }) => (
  <Flex align="center" gap="3" mt="2" minH="5" colorPalette={palettes[level]}>
    <Flex gap="1" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <Box
          key={bar}
          width="9"
          height="1"
          borderRadius="full"
          bg={bar <= level ? 'colorPalette.solid' : 'bg.emphasized'}
        />
      ))}
    </Flex>
    <Text role="status" textStyle="small" color="fg.muted">
      {text}
    </Text>
  </Flex>
)

const warning = {
  gap: '3',
  p: '3',
  borderRadius: 'control',
  bg: 'bg.warning',
  color: 'fg.warning',
  '& p': { color: 'fg' },
} as const
