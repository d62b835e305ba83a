import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuKeyRound } from 'react-icons/lu'
import { cases } from '@/generated/cases.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { formatSize, type OpenProblem, openProblemTexts } from './case-texts.ts'
import { nameClosedCase } from './closed-case.ts'
import { createCase, openStoredCase } from './open-and-close.ts'
import { NewPassphraseFields, PassphraseField, useNewPassphrase } from './passphrase-fields.tsx'
import type { StoredHead } from './record.ts'

type CaseDialogProps = { onOpened: () => void; onDismiss: () => void }

/** Asks for the passphrase of a stored case and opens it. */
export function OpenCaseDialog({ head, onOpened, onDismiss }: CaseDialogProps & { head: StoredHead }) {
  const passphrase = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<OpenProblem | 'empty'>()
  const [isBusy, setBusy] = useState(false)

  async function open() {
    const text = passphrase.current?.value ?? ''
    if (text === '') {
      setProblem('empty')
      return passphrase.current?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    const opened = await openStoredCase(head.id, text)
    setBusy(false)
    if (!opened.problem) return onOpened()
    setProblem(opened.problem)
    passphrase.current?.select()
  }

  const isWrong = problem === 'wrong-passphrase'
  return (
    <TitledDialog
      title="Abrir caso"
      detail={`${nameClosedCase(head)}, ${formatSize(head.size)}`}
      onDismiss={onDismiss}
    >
      <PassphraseField
        ref={passphrase}
        label="Senha do caso"
        error={fieldError(problem)}
        onEnter={() => void open()}
      />
      {problem && !isWrong && problem !== 'empty' && (
        <Text role="alert" color="fg.error" fontWeight="500" mt="4">
          {openProblemTexts[problem]}
        </Text>
      )}
      <Text color="fg.muted" textStyle="small" mt="4">
        Perdeu a senha? Ninguém pode recuperá-la: ela não está guardada em lugar nenhum. O caso continua
        cifrado até ser apagado.
      </Text>
      <DialogButtons
        action="Abrir"
        busyText="Abrindo…"
        isBusy={isBusy}
        onAction={() => void open()}
        onCancel={onDismiss}
      />
    </TitledDialog>
  )
}

function fieldError(problem: OpenProblem | 'empty' | undefined): string | undefined {
  if (problem === 'empty') return 'Digite a senha do caso'
  return problem === 'wrong-passphrase' ? openProblemTexts[problem] : undefined
}

/** Asks for the passphrase of a new case. Title and reference come later, apart from the passphrase. */
export function NewCaseDialog({ onOpened, onDismiss }: CaseDialogProps) {
  const fields = useNewPassphrase()
  const [problem, setProblem] = useState<OpenProblem>()
  const [isBusy, setBusy] = useState(false)

  async function create() {
    const text = fields.read()
    if (isBusy || text === undefined) return
    setProblem(undefined)
    setBusy(true)
    const created = await createCase(text)
    setBusy(false)
    if (created.problem) setProblem(created.problem)
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
        <NewPassphraseFields
          {...fields}
          labels={{ passphrase: 'Senha do caso', again: 'Repita a senha' }}
          onEnter={() => void create()}
        />
      </Flex>
      <Text color="fg.muted" textStyle="small" mt="5">
        O caso fica cifrado neste navegador e é apagado {cases.retentionDays} dias depois de criado.
      </Text>
      {problem && (
        <Text role="alert" color="fg.error" fontWeight="500" mt="4">
          {openProblemTexts[problem]}
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

const warning = {
  gap: '3',
  p: '3',
  borderRadius: 'control',
  bg: 'bg.warning',
  color: 'fg.warning',
  '& p': { color: 'fg' },
} as const
