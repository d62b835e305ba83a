import { Box, Button, chakra, Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ConflictError, RequestError, sendRequest } from '../workspace/api.ts'
import { discardDrafts, draftState, keepDrafts, listConflicts, readDraft } from '../workspace/drafts.ts'
import { openManifest, workspace } from '../workspace/workspace.ts'
import { Comparison, useComparison } from './comparison.tsx'

type SaveDialogProps = { onSaved: (text: string) => void; onDismiss: () => void }

/** Shows what a save writes, and writes it. A manifest with errors may be saved; the app keeps its last good state. */
export function SaveDialog({ onSaved, onDismiss }: SaveDialogProps) {
  const state = useSnapshot(draftState)
  const { diagnostics } = useSnapshot(workspace)
  const { answer, problem } = useComparison('disk')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const conflicts = listConflicts(state)
  const count = Object.keys(state.drafts).length
  const errorCount = diagnostics.filter(({ severity }) => severity === 'error').length
  const files = formatCounted(count, 'arquivo', 'arquivos')
  const action = errorCount > 0 ? 'Salvar com erros' : 'Salvar'

  async function save() {
    setSaving(true)
    setFailure(undefined)
    const { drafts, base } = snapshot(draftState)
    try {
      await sendRequest('save', { drafts, base })
      await openManifest()
      onSaved(`${files} no disco`)
    } catch (error) {
      if (error instanceof ConflictError) await openManifest()
      else if (error instanceof RequestError) setFailure(error.message)
      else throw error
    }
    setSaving(false)
  }

  return (
    <TitledDialog
      title="Salvar no manifesto"
      detail={`${files}: todos ou nenhum.`}
      width="860px"
      onDismiss={onDismiss}
    >
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {conflicts.map((name) => (
          <ConflictView key={name} name={name} />
        ))}
        {errorCount > 0 && (
          <Text color="danger.fg">
            O manifesto fica com {formatCounted(errorCount, 'erro', 'erros')}. As páginas abertas continuam
            com o último manifesto bom até que sejam corrigidos.
          </Text>
        )}
        {answer ? (
          <Comparison answer={answer} />
        ) : (
          (problem && <Text color="danger.fg">{problem}</Text>) || <Spinner aria-label="Comparando" />
        )}
      </Box>
      {failure !== undefined && (
        <Text role="alert" color="danger.fg" mt="3">
          {failure}
        </Text>
      )}
      <DialogButtons
        action={action}
        busyText={isSaving ? 'Salvando…' : action}
        isBusy={isSaving || conflicts.length > 0 || count === 0}
        onAction={() => void save()}
        onCancel={onDismiss}
      />
    </TitledDialog>
  )
}

/** A file that changed on the disk while the user edited it: both texts side by side, and the choice between them. */
function ConflictView({ name }: { name: string }) {
  const state = useSnapshot(draftState)
  return (
    <Box borderWidth="1px" borderColor="warning.emphasized" borderRadius="control" p="4">
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name} mudou no disco
      </Heading>
      <Text color="fg.muted" mt="1">
        Outra pessoa ou programa gravou este arquivo depois que você começou. Nada foi gravado.
      </Text>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" mt="3">
        <Version label="No disco" text={state.disk[name]?.text ?? '(removido)'} />
        <Version label="Seu" text={readDraft(state, name) ?? '(removido)'} />
      </Box>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => discardDrafts(`${name}: do disco`, [name])}>
          Ficar com o do disco
        </Button>
        <Button size="sm" variant="outline" onClick={() => keepDrafts([name])}>
          Ficar com o meu
        </Button>
      </Flex>
    </Box>
  )
}

const Version = ({ label, text }: { label: string; text: string }) => (
  <Box minW="0">
    <Text textStyle="small" fontWeight="600" mb="1">
      {label}
    </Text>
    <chakra.pre
      tabIndex={0}
      role="region"
      aria-label={label}
      maxH="320px"
      overflow="auto"
      p="2"
      m="0"
      bg="bg.muted"
      borderRadius="control"
      fontFamily="mono"
      fontSize="12px"
      lineHeight="18px"
    >
      {text}
    </chakra.pre>
  </Box>
)
