import { Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { nameClosedCase } from './case-name.ts'
import { formatSize, openProblemTexts } from './case-texts.ts'
import { openStoredCase } from './open-and-close.ts'
import { PassphraseField } from './passphrase-field.tsx'
import type { StoredHead } from './stored-head.ts'

type OpenCaseDialogProps = { head: StoredHead; onOpened: () => void; onDismiss: () => void }

type Problem = NonNullable<Awaited<ReturnType<typeof openStoredCase>>['problem']>

/** Asks for the passphrase of a stored case and opens it. */
export function OpenCaseDialog({ head, onOpened, onDismiss }: OpenCaseDialogProps) {
  const passphrase = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | 'empty'>()
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
      detail={
        head.owner === undefined
          ? `${nameClosedCase(head)}. Aberto, passa a ser só da sua conta.`
          : `${nameClosedCase(head)}, ${formatSize(head.size)}`
      }
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

function fieldError(problem: Problem | 'empty' | undefined): string | undefined {
  if (problem === 'empty') return 'Digite a senha do caso'
  return problem === 'wrong-passphrase' ? openProblemTexts[problem] : undefined
}
