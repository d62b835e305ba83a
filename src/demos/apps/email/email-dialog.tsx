import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LuPaperclip, LuTrash2 } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import { readFiles, type StoredFile, storedFileRules } from '../../parts/stored-file.ts'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { addFiles, formatFileSize } from '../../ui-kit/files/file-rules.ts'
import { readAddresses } from './correspondents.ts'
import { printBody, readBody } from './email-body.ts'
import { sendWithUndo } from './email-commands.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { type EmailDraft, removeEmails, saveDraft } from './store.ts'

const loadCheck = async () => createCheck((await import('./email-fields.ts')).emailFields)

type EmailDialogProps = {
  initialDraft: EmailDraft
  onClose: () => void
  /** Opens the composer again, after sending was undone. */
  onReopen: (draft: EmailDraft) => void
}

const readText = (form: HTMLFormElement, name: string, fallback = '') => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : fallback
}

/** A text that tells drafts apart. The browser removes spaces from address fields. */
const readKey = ({ to, cc = '', bcc = '', title, body }: EmailDraft) =>
  JSON.stringify([...[to, cc, bcc].map(readAddresses), title, body])

/** The composer. Closing it keeps the draft. */
export function EmailDialog({ initialDraft, onClose, onReopen }: EmailDialogProps) {
  const [initialFiles] = useState<readonly StoredFile[]>(initialDraft.files ?? [])
  const [files, setFiles] = useState(initialFiles)
  const [initialBody] = useState(() => readBody(initialDraft))
  const body = useRef(initialBody)
  const readContent = () => ({ desc: printBody(body.current), body: body.current })
  const { errors, form } = useValidatedForm(loadCheck, (values) => {
    sendWithUndo({ ...values, ...readContent(), files, draftId: initialDraft.draftId }, onReopen)
    onClose()
  })

  function close() {
    const { current } = form.ref
    if (current) keepDraft(current)
    onClose()
  }

  function keepDraft(element: HTMLFormElement) {
    const draft: EmailDraft = {
      to: readText(element, 'to'),
      cc: readText(element, 'cc', initialDraft.cc),
      bcc: readText(element, 'bcc', initialDraft.bcc),
      title: readText(element, 'title'),
      ...readContent(),
      files,
      draftId: initialDraft.draftId,
    }
    if (readKey(draft) === readKey({ ...initialDraft, body: initialBody }) && files === initialFiles) return
    saveDraft(draft)
    notify.info('Rascunho guardado em Rascunhos')
  }

  function discard() {
    if (initialDraft.draftId) removeEmails([initialDraft.draftId])
    notify.success('Delete Successfully')
    onClose()
  }

  async function attach(incoming: Iterable<File>) {
    const { files: chosen, refused } = addFiles<StoredFile | File>(files, incoming, storedFileRules)
    for (const { name, reason } of refused) notify.error(`${name}: ${reason}`, { duration: 4000 })
    try {
      const read = await readFiles(chosen.filter((file) => file instanceof File))
      if (read.length > 0) setFiles((before) => [...before, ...read])
    } catch {
      notify.error('Não foi possível ler o arquivo')
    }
  }

  /** Runs before the editor, which would break the line at Ctrl+Enter and keep Escape from the dialog. */
  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    // Escape closes an open list of people first.
    const isClose =
      event.key === 'Escape' &&
      (event.target as Element).matches('[contenteditable]:not([aria-activedescendant])')
    if (!isSend && !isClose) return
    event.preventDefault()
    event.stopPropagation()
    if (isSend) event.currentTarget.requestSubmit()
    else close()
  }

  return (
    <ModalDialog title="Escrever e-mail" width="680px" fillsPhone onClose={close}>
      <chakra.form {...form} autoComplete="off" onKeyDownCapture={handleKey}>
        <Flex direction="column" gap="4">
          <RecipientFields initialDraft={initialDraft} errors={errors} />
          <TextField
            label="Assunto"
            name="title"
            defaultValue={initialDraft.title}
            aria-required
            error={errors.title}
          />
          <RichTextField
            label="Mensagem"
            name="desc"
            initial={initialBody}
            // An answer begins above the quoted text.
            isFocusedAtStart={initialDraft.to !== '' && !initialDraft.draftId}
            onChange={(doc) => {
              body.current = doc
            }}
          />
          <DropZone onFiles={(chosen) => void attach([...chosen])}>
            <Flex wrap="wrap" align="center" gap="3">
              <FileButton
                icon={<LuPaperclip aria-hidden="true" />}
                text="Anexar arquivos"
                accept={storedFileRules.endings.join(',')}
                multiple
                onFiles={(chosen) => void attach([...chosen])}
              />
              <Text color="fg.muted" textStyle="small">
                ou solte aqui: até {storedFileRules.maxFiles}, de até{' '}
                {formatFileSize(storedFileRules.maxBytes)}.
              </Text>
            </Flex>
            {files.length > 0 && (
              <StoredFileList
                label="Anexos"
                files={files}
                onRemove={(file) => setFiles(files.filter((other) => other !== file))}
              />
            )}
          </DropZone>
          <Flex wrap="wrap" align="center" justify="space-between" gap="2">
            <Text color="fg.muted" textStyle="small" flex="1 1 14rem">
              Demonstração: nada sai deste navegador. Ctrl+Enter envia. Ao fechar, o rascunho fica guardado.
            </Text>
            <Button variant="ghost" colorPalette="danger" size="sm" onClick={discard}>
              <LuTrash2 aria-hidden="true" />
              Descartar
            </Button>
          </Flex>
          <Box>
            <FormButtons submit="Enviar" onCancel={close} />
          </Box>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}
