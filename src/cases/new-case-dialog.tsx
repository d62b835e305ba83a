import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuKeyRound } from 'react-icons/lu'
import { cases } from '@/generated/cases.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { openProblemTexts } from './case-texts.ts'
import { NewPassphraseFields, useNewPassphrase } from './new-passphrase.tsx'
import { createCase, type OpenProblem } from './open-and-close.ts'

type NewCaseDialogProps = { onOpened: () => void; onDismiss: () => void }

/** Asks for the passphrase of a new case. Title and reference come later, apart from the passphrase. */
export function NewCaseDialog({ onOpened, onDismiss }: NewCaseDialogProps) {
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
