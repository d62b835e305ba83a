import { Box, Spinner, Text } from '@chakra-ui/react'
import type { PartReference, Place, ReferencesAnswer, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { RequestError, useRequest } from '../workspace/api.ts'
import { askAboutDrafts, changeDrafts } from '../workspace/drafts.ts'
import { joinPlace, select, selection } from '../workspace/workspace.ts'

type RemoveDialogProps = {
  place: Place
  title: string
  onDismiss: (message?: string) => void
}

/** Tells what refers to a part before it is removed. Undo takes the removal back. */
export function RemoveDialog({ place, title, onDismiss }: RemoveDialogProps) {
  const [failure, setFailure] = useState<string>()
  const { answer, problem } = useRequest('references', [], (signal) =>
    askAboutDrafts('references', { place }, signal),
  )

  async function remove() {
    try {
      const removed = await changeDrafts(`Remover ${title}`, 'remove', { place })
      if (removed.place) select(removed.place)
      else selection.place = undefined
      onDismiss(`Removido: ${title}`)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setFailure(error.message)
    }
  }

  const refused = failure ?? problem
  return (
    <TitledDialog
      role="alertdialog"
      title={`Remover ${title}`}
      detail="Desfazer traz tudo de volta. Nada é gravado antes de Salvar."
      width="620px"
      onDismiss={() => onDismiss()}
    >
      {answer ? (
        <Consequences {...answer} />
      ) : (
        (refused && <Text color="danger.fg">{refused}</Text>) || <Spinner aria-label="Procurando" />
      )}
      {answer && failure !== undefined && (
        <Text role="alert" color="danger.fg" mt="3">
          {failure}
        </Text>
      )}
      <DialogButtons
        action="Remover"
        palette="danger"
        isBusy={!answer}
        onAction={() => void remove()}
        onCancel={() => onDismiss()}
      />
    </TitledDialog>
  )
}

function Consequences({ references, diagnostics }: ReferencesAnswer) {
  const removed = references.filter(({ isRemoved }) => isRemoved)
  const left = references.filter(({ isRemoved }) => !isRemoved)
  if (references.length === 0 && diagnostics.length === 0)
    return <Text>Nenhuma outra parte do manifesto se refere a esta.</Text>
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <List title="Sai junto, porque não levaria a nada" rows={removed.map(toRow)} />
      <List title="Fica para você corrigir" rows={left.map(toRow)} />
      <List title="O manifesto passa a ter" rows={diagnostics.map(toDiagnosticRow)} />
    </Box>
  )
}

type Row = { id: string; text: string; position: string }

const toRow = ({ place, position, text }: PartReference): Row => ({
  id: joinPlace(place),
  text,
  position,
})

const toDiagnosticRow = ({ code, severity, message, file, line, column }: StudioDiagnostic): Row => ({
  id: `${code} ${file}:${line}:${column} ${message}`,
  text: `${severity === 'error' ? 'Erro' : 'Aviso'}: ${message}`,
  position: `${file}:${line}`,
})

function List({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <Box as="section" aria-label={title}>
      <Text as="h3" fontWeight="600" mb="1">
        {title} ({rows.length})
      </Text>
      <Box
        as="ul"
        listStyleType="none"
        m="0"
        p="0"
        maxH="220px"
        overflowY="auto"
        tabIndex={0}
        aria-label={title}
      >
        {rows.map(({ id, text, position }) => (
          <Box as="li" key={id} py="1" borderTopWidth="1px" overflowWrap="anywhere">
            {text}{' '}
            <Box as="code" color="fg.muted" fontSize="11px">
              {position}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
