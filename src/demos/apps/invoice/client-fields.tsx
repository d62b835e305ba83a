import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { LuBookmarkCheck, LuBookmarkPlus, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { ClientCombobox } from './client-combobox.tsx'
import { findDocumentError, formatDocument } from './client-document.ts'
import type { InvoiceDraft } from './draft.ts'
import { copyClient, findSavedClient, isSameClient } from './saved-client.ts'
import { invoices, removeClient, saveClient } from './store.ts'
import type { InvoiceFormState } from './use-invoice-form.ts'

const wide = { gridColumn: { md: 'span 2 / span 2' } }

export const clientSpec: FormSpec<InvoiceDraft> = [
  {
    columns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    row: [
      ({ draft, problems, set }) => (
        <ClientCombobox
          value={draft.name}
          error={problems.name}
          onChange={(name) => set({ name })}
          onChoose={(client) => set({ ...copyClient(client) })}
        />
      ),
      ({ draft, problems, set }) => (
        <DocumentField
          name="document"
          value={draft.document}
          error={problems.document}
          onChange={(document) => set({ document })}
        />
      ),
      { name: 'email', label: 'E-mail', input: { type: 'email' }, place: wide },
      { name: 'address', label: 'Endereço', kind: 'area', input: { rows: 2 }, place: wide },
      ({ draft }) => (
        <Box {...wide}>
          <ClientStorage draft={draft} />
        </Box>
      ),
    ],
  },
]

export const ClientFields = ({ form }: { form: InvoiceFormState }) => (
  <Panel title="Cliente">
    <SpecFields spec={clientSpec} form={form} />
  </Panel>
)

/** Saves the client as typed, updates the saved one, or removes it from the saved ones. */
function ClientStorage({ draft }: { draft: InvoiceDraft }) {
  const { clients } = useSnapshot(invoices)
  const saved = findSavedClient(clients, draft)
  const isCurrent = saved !== undefined && isSameClient(saved, draft)
  if (draft.name.trim() === '') return <Text color="fg.muted">{clients.length} clientes salvos.</Text>

  function save() {
    const error = findDocumentError(draft.document)
    if (error) return notify.error(error)
    saveClient(draft)
    notify.success(saved ? 'Cliente atualizado' : 'Cliente salvo')
  }

  function remove(id: string) {
    removeClient(id)
    notify.success('Cliente removido dos salvos')
  }

  return (
    <Flex align="center" gap="3" wrap="wrap" minH="8">
      {isCurrent ? (
        <>
          <Flex as="span" align="center" gap="1.5" color="success.fg" fontWeight="500">
            <LuBookmarkCheck aria-hidden="true" />
            Cliente salvo
          </Flex>
          <Button size="xs" variant="ghost" onClick={() => remove(saved.id)}>
            <LuTrash2 aria-hidden="true" />
            Remover dos salvos
          </Button>
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={save}>
          <LuBookmarkPlus aria-hidden="true" />
          {saved ? 'Atualizar cliente salvo' : 'Salvar cliente'}
        </Button>
      )}
    </Flex>
  )
}

type DocumentFieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const countCharacters = (text: string) => text.replace(/[^0-9a-z]/gi, '').length

/** Returns the position behind a number of letters and digits. */
function findPosition(text: string, count: number): number {
  let position = 0
  for (let left = count; left > 0 && position < text.length; position++)
    if (/[0-9a-z]/i.test(text[position] ?? '')) left--
  return position
}

/** A CPF or CNPJ with its mask. The caret stays behind the character that it was behind. */
function DocumentField({ name, value, error, onChange }: DocumentFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const position = findPosition(value, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = undefined
  })

  return (
    <TextField
      ref={input}
      label="CPF ou CNPJ"
      name={name}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="00.000.000/0000-00"
      value={value}
      error={error}
      onChange={({ target }) => {
        caret.current = countCharacters(target.value.slice(0, target.selectionStart ?? target.value.length))
        onChange(formatDocument(target.value))
      }}
    />
  )
}
