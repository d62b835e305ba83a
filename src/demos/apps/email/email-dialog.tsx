import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuPaperclip, LuTrash2, LuUser } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { DropZone } from '@/ui/forms/drop-zone.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { cast } from '../../parts/cast.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { readFiles, type StoredFile, storedFileRules } from '../../parts/stored-file.ts'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { addFiles, formatFileSize } from '../../ui-kit/files/file-rules.ts'
import { readAddresses } from './correspondents.ts'
import { sendWithUndo } from './email-commands.ts'
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
const readKey = ({ to, cc = '', bcc = '', title, desc }: EmailDraft) =>
  JSON.stringify([...[to, cc, bcc].map(readAddresses), title, desc])

/** The composer. Closing it keeps the draft. */
export function EmailDialog({ initialDraft, onClose, onReopen }: EmailDialogProps) {
  const [initialFiles] = useState<readonly StoredFile[]>(initialDraft.files ?? [])
  const [files, setFiles] = useState(initialFiles)
  const [hasCopies, setCopies] = useState(Boolean(initialDraft.cc || initialDraft.bcc))
  const { errors, form } = useValidatedForm(loadCheck, (values) => {
    sendWithUndo({ ...values, files, draftId: initialDraft.draftId }, onReopen)
    onClose()
  })
  const copies = useRef<HTMLDivElement>(null)

  // An answer begins above the quoted text.
  useEffect(() => {
    if (!initialDraft.to || initialDraft.draftId) return
    const text = form.ref.current?.querySelector('textarea')
    text?.focus()
    text?.setSelectionRange(0, 0)
    text?.scrollTo(0, 0)
  }, [])

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
      desc: readText(element, 'desc'),
      files,
      draftId: initialDraft.draftId,
    }
    if (readKey(draft) === readKey(initialDraft) && files === initialFiles) return
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

  function addRecipient(address: string) {
    const input = form.ref.current?.querySelector<HTMLInputElement>('[name="to"]')
    if (!input || readAddresses(input.value).includes(address)) return
    input.value = [...readAddresses(input.value), address].join(', ')
    input.focus()
  }

  return (
    <ModalDialog title="Escrever e-mail" width="640px" onClose={close}>
      <chakra.form {...form} autoComplete="off">
        <Flex direction="column" gap="4">
          <Flex gap="1" align="flex-start">
            <TextField
              label="Para"
              name="to"
              type="email"
              multiple
              inputMode="email"
              defaultValue={initialDraft.to}
              aria-required
              error={errors.to}
              placeholder="ana@exemplo.com.br, bia@exemplo.com.br"
            />
            <Flex pt="8" align="center" flexShrink="0">
              <ActionMenu
                label="Escolher destinatário"
                groups={[
                  {
                    actions: cast.map(({ name, email }) => ({
                      label: name,
                      icon: <LuUser />,
                      onSelect: () => addRecipient(email),
                    })),
                  },
                ]}
              />
              {!hasCopies && (
                <Button
                  size="xs"
                  variant="ghost"
                  colorPalette="neutral"
                  onClick={() => {
                    setCopies(true)
                    setTimeout(() => copies.current?.querySelector('input')?.focus())
                  }}
                >
                  Cc e Cco
                </Button>
              )}
            </Flex>
          </Flex>
          {hasCopies && (
            <Flex ref={copies} gap="3" direction={{ base: 'column', md: 'row' }}>
              <TextField
                label="Cc"
                name="cc"
                type="email"
                multiple
                defaultValue={initialDraft.cc}
                error={errors.cc}
              />
              <TextField
                label="Cco"
                name="bcc"
                type="email"
                multiple
                defaultValue={initialDraft.bcc}
                error={errors.bcc}
              />
            </Flex>
          )}
          <TextField
            label="Assunto"
            name="title"
            defaultValue={initialDraft.title}
            aria-required
            error={errors.title}
          />
          <TextAreaField label="Mensagem" name="desc" defaultValue={initialDraft.desc} rows={8} />
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
              Demonstração: nada sai deste navegador. Ao fechar, o rascunho fica guardado.
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
