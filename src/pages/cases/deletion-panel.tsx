import { Button, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuKeyRound, LuTrash2 } from 'react-icons/lu'
import { formatDaysLeft, type OpenProblem, openProblemTexts } from '@/cases/case-texts.ts'
import { formatDay, isExpiringSoon, removalTime } from '@/cases/closed-case.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { changePassphrase } from '@/cases/open-and-close.ts'
import type { ShownCase } from '@/cases/open-case.ts'
import { NewPassphraseFields, PassphraseField, useNewPassphrase } from '@/cases/passphrase-fields.tsx'
import { useNow } from '@/lib/use-now.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { RemoveCaseDialog } from './case-dialogs.tsx'

/** The date on which the case is deleted, and the buttons that change its passphrase and delete it now. */
export function DeletionPanel({ open }: { open: ShownCase }) {
  const [dialog, setDialog] = useState<'passphrase' | 'removal'>()
  const close = () => setDialog(undefined)
  const now = useNow()
  const deletedAt = removalTime(open, now)
  const isSoon = isExpiringSoon(open, now)
  return (
    <Panel title="Prazo e senha">
      <Text color={isSoon ? 'fg.warning' : 'fg.muted'} fontWeight={isSoon ? '500' : '400'}>
        Criado em {formatDay(open.createdAt)}. Apagado deste navegador em {formatDay(deletedAt)}
        {isSoon ? `, ${formatDaysLeft(deletedAt, now)}: exporte antes o que ainda for preciso.` : '.'}
      </Text>
      {!open.isReadOnly && (
        <Flex gap="2" wrap="wrap" mt="4">
          <Button variant="outline" size="sm" minH={touchHeight} onClick={() => setDialog('passphrase')}>
            <LuKeyRound aria-hidden="true" /> Trocar senha
          </Button>
          <Button
            variant="outline"
            colorPalette="danger"
            size="sm"
            minH={touchHeight}
            onClick={() => setDialog('removal')}
          >
            <LuTrash2 aria-hidden="true" /> Apagar caso
          </Button>
        </Flex>
      )}
      <Presence>
        {dialog === 'removal' && (
          <RemoveCaseDialog id={open.id} name={formatCaseTitle(open.contents)} onClose={close} />
        )}
      </Presence>
      <Presence>{dialog === 'passphrase' && <PassphraseDialog onClose={close} />}</Presence>
    </Panel>
  )
}

/** Asks for the current passphrase of the open case, and twice for the new one. */
function PassphraseDialog({ onClose }: { onClose: () => void }) {
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
