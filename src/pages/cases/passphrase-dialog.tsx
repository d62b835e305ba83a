import { Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { type OpenProblem, openProblemTexts } from '@/cases/case-texts.ts'
import { changePassphrase } from '@/cases/open-and-close.ts'
import { NewPassphraseFields, PassphraseField, useNewPassphrase } from '@/cases/passphrase-fields.tsx'
import { DialogButtons } from '@/ui/dialog/dialog-buttons.tsx'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'

/** Asks for the current passphrase of the open case, and twice for the new one. */
export function PassphraseDialog({ onClose }: { onClose: () => void }) {
  const current = useRef<HTMLInputElement>(null)
  const fields = useNewPassphrase()
  const [problem, setProblem] = useState<OpenProblem | 'empty'>()
  const [isBusy, setBusy] = useState(false)

  async function change() {
    if (isBusy) return
    const text = current.current?.value ?? ''
    setProblem(text === '' ? 'empty' : undefined)
    if (text === '') return current.current?.focus()
    const next = fields.read()
    if (next === undefined) return
    setBusy(true)
    const { problem } = await changePassphrase(text, next)
    setBusy(false)
    if (problem) {
      setProblem(problem)
      if (problem === 'wrong-passphrase') current.current?.select()
      return
    }
    notify.success('Senha trocada. A antiga não abre mais este caso')
    onClose()
  }

  const currentErrors: Partial<Record<OpenProblem | 'empty', string>> = {
    empty: 'Digite a senha atual',
    'wrong-passphrase': 'Esta não é a senha atual. Confira maiúsculas, espaços e acentos, e tente de novo.',
  }
  const currentError = problem && currentErrors[problem]
  return (
    <TitledDialog
      title="Trocar a senha do caso"
      detail="Arquivos já exportados continuam com a senha antiga."
      onDismiss={onClose}
    >
      <Flex direction="column" gap="5">
        <PassphraseField
          ref={current}
          label="Senha atual"
          error={currentError}
          onEnter={() => void change()}
        />
        <NewPassphraseFields
          {...fields}
          labels={{ passphrase: 'Senha nova', again: 'Repita a senha nova' }}
          onEnter={() => void change()}
        />
      </Flex>
      {problem && problem !== 'empty' && !currentError && (
        <Text role="alert" color="fg.error" fontWeight="500" mt="4">
          {openProblemTexts[problem]} A senha continua a mesma.
        </Text>
      )}
      <DialogButtons
        action="Trocar senha"
        busyText="Trocando…"
        isBusy={isBusy}
        onAction={() => void change()}
        onCancel={onClose}
      />
    </TitledDialog>
  )
}
