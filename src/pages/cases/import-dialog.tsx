import { Button, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuUpload } from 'react-icons/lu'
import { importProblemTexts, readCaseFile } from '@/cases/case-file-work.ts'
import { expiredText, inUseText, openProblemTexts } from '@/cases/case-texts.ts'
import { nameClosedCase } from '@/cases/closed-case.ts'
import {
  findReplaceable,
  importCase,
  type OpenedFile,
  openCaseFile,
  type Replaceable,
} from '@/cases/import-case.ts'
import { PassphraseField } from '@/cases/passphrase-fields.tsx'
import type { CaseRecord } from '@/cases/record.ts'
import { formatShare } from '@/lib/format/quantity.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

type ImportDialogProps = {
  file: File
  /** Called with the case that the import replaced. */
  onReplaced: (replaced: Replaceable) => void
  onClose: () => void
}

type Step =
  | { kind: 'read'; done: number }
  | { kind: 'passphrase'; record: CaseRecord }
  | { kind: 'replace'; opened: OpenedFile; existing: Replaceable }

/** Imports a case: reads the file, opens it with its passphrase, and asks before it replaces another. */
export function ImportDialog({ file, onReplaced, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'read', done: 0 })

  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    void readCaseFile(file, signal, (done) => setStep({ kind: 'read', done })).then((record) => {
      if (signal.aborted) return
      if (!('problem' in record)) return setStep({ kind: 'passphrase', record })
      onClose()
      notify.error(importProblemTexts[record.problem], { duration: 10_000 })
    })
    return () => reading.abort()
  }, [file])

  async function store(opened: OpenedFile, existing?: Replaceable) {
    onClose()
    const { problem } = await importCase(opened, existing !== undefined)
    if (problem)
      return notify.error(problem === 'in-use' ? inUseText : openProblemTexts[problem], { duration: 10_000 })
    notify.success('Caso importado')
    if (existing) onReplaced(existing)
  }

  if (step.kind === 'replace')
    return (
      <ReplaceDialog {...step} onReplace={() => void store(step.opened, step.existing)} onClose={onClose} />
    )
  return (
    <TitledDialog title="Importar caso" detail={file.name} onDismiss={onClose}>
      {step.kind === 'read' ? (
        <Reading done={step.done} onCancel={onClose} />
      ) : (
        <Passphrase
          record={step.record}
          onOpened={async (opened) => {
            const existing = await findReplaceable(opened)
            if (existing && 'problem' in existing) return openProblemTexts[existing.problem]
            if (existing) setStep({ kind: 'replace', opened, existing })
            else await store(opened)
            return undefined
          }}
          onCancel={onClose}
        />
      )}
    </TitledDialog>
  )
}

const Reading = ({ done, onCancel }: { done: number; onCancel: () => void }) => (
  <>
    <Text mb="3" fontVariantNumeric="tabular-nums">
      Lendo o arquivo ({formatShare(done)})
    </Text>
    <ProgressBar
      label="Leitura do arquivo"
      done={done}
      total={1}
      text={formatShare(done)}
      color="primary.solid"
    />
    <DialogButtons action="Continuar" isBusy onAction={() => undefined} onCancel={onCancel} />
  </>
)

type PassphraseProps = {
  record: CaseRecord
  /** Returns the problem that keeps the file from being stored. */
  onOpened: (opened: OpenedFile) => Promise<string | undefined>
  onCancel: () => void
}

function Passphrase({ record, onOpened, onCancel }: PassphraseProps) {
  const passphrase = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    passphrase.current?.focus()
    return () => {
      isShown.current = false
    }
  }, [])

  async function open() {
    if (isBusy) return
    const text = passphrase.current?.value ?? ''
    setProblem(undefined)
    setError(text === '' ? 'Digite a senha do caso' : undefined)
    if (text === '') return passphrase.current?.focus()
    setBusy(true)
    const opened = await openCaseFile(record, text)
    // The user has cancelled.
    if (!isShown.current) return
    if (!('problem' in opened)) setProblem(await onOpened(opened))
    else if (opened.problem === 'wrong-passphrase') {
      setError(openProblemTexts[opened.problem])
      passphrase.current?.select()
    } else setProblem(opened.problem === 'expired' ? expiredText : importProblemTexts[opened.problem])
    setBusy(false)
  }

  return (
    <>
      <PassphraseField
        ref={passphrase}
        label="Senha do caso"
        help="A senha com que ele foi exportado. Nada muda neste navegador antes de ela abrir o arquivo."
        error={error}
        onEnter={() => void open()}
      />
      {problem && (
        <Text role="alert" color="fg.error" fontWeight="500" mt="4">
          {problem}
        </Text>
      )}
      <DialogButtons
        action="Importar"
        busyText="Abrindo…"
        isBusy={isBusy}
        onAction={() => void open()}
        onCancel={onCancel}
      />
    </>
  )
}

type ReplaceDialogProps = {
  opened: OpenedFile
  existing: Replaceable
  onReplace: () => void
  onClose: () => void
}

/** Asks before an imported case replaces the one with the same id. Both have been read, so that the dates are true. */
const ReplaceDialog = ({ opened, existing, onReplace, onClose }: ReplaceDialogProps) => (
  <TitledDialog
    role="alertdialog"
    title="Este caso já está neste navegador"
    detail={existing.isDamaged ? undefined : nameClosedCase(existing.record.head)}
    onDismiss={onClose}
  >
    <Text color="fg.muted">{compareDates(opened, existing)}</Text>
    {existing.hasOtherPassphrase && (
      <Text color="fg.muted" mt="3">
        A senha do que está aqui é outra. Depois de substituir, vale a do arquivo.
      </Text>
    )}
    <DialogButtons
      action="Substituir"
      palette="danger"
      cancel="Manter o daqui"
      onAction={onReplace}
      onCancel={onClose}
    />
  </TitledDialog>
)

function compareDates({ record }: OpenedFile, { record: existing, isDamaged }: Replaceable): string {
  const fileTime = fullTime(record.head.savedAt)
  if (isDamaged) return `O que está aqui está danificado e não abre. O do arquivo foi salvo em ${fileTime}.`
  const difference = record.head.savedAt - existing.head.savedAt
  const hereTime = fullTime(existing.head.savedAt)
  if (difference === 0) return `O arquivo é igual ao que está aqui: os dois foram salvos em ${fileTime}.`
  return difference < 0
    ? `O arquivo é uma cópia mais antiga, salva em ${fileTime}. O que está aqui é mais novo, salvo em ${hereTime}: substituir desfaz o que mudou depois.`
    : `O arquivo é mais novo, salvo em ${fileTime}. O que está aqui foi salvo em ${hereTime}.`
}

/** Asks for the file of an exported case. */
export function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" minH={touchHeight} onClick={() => input.current?.click()}>
        <LuUpload aria-hidden="true" /> Importar caso
      </Button>
      <input
        ref={input}
        type="file"
        accept=".caso,application/json"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          // Lets the user choose the same file again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
