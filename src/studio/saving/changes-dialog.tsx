import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { download } from '@/lib/download.ts'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { TextField } from '@/ui/forms/field.tsx'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { Comparison, useComparison } from './comparison.tsx'

type ChangesDialogProps = { onCommitted: (text: string) => void; onDismiss: () => void }

/** Lists what differs from git's last commit, gives it as a patch, and commits what is saved. */
export function ChangesDialog({ onCommitted, onDismiss }: ChangesDialogProps) {
  const { answer, problem } = useComparison('head')
  const patch = answer?.patches.map((file) => file.patch).join('') ?? ''
  return (
    <TitledDialog
      title="Mudanças"
      detail="Desde o último commit, com o que ainda não foi salvo."
      width="860px"
      onDismiss={onDismiss}
    >
      {answer === undefined && problem === undefined && <Spinner aria-label="Comparando" />}
      {problem !== undefined && <Text color="danger.fg">{problem}</Text>}
      {answer?.patches.length === 0 && <Text color="fg.muted">O manifesto é o do último commit.</Text>}
      {answer && answer.patches.length > 0 && (
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <Comparison answer={answer} />
          <Button
            justifySelf="start"
            size="sm"
            variant="outline"
            onClick={() => download('manifesto.patch', 'text/x-patch', patch)}
          >
            Baixar patch
          </Button>
          <CommitForm onCommitted={onCommitted} />
        </Box>
      )}
    </TitledDialog>
  )
}

function CommitForm({ onCommitted }: Pick<ChangesDialogProps, 'onCommitted'>) {
  const { drafts } = useSnapshot(draftState)
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isCommitting, setCommitting] = useState(false)
  const hasDrafts = Object.keys(drafts).length > 0

  async function commit(event: FormEvent) {
    event.preventDefault()
    if (isCommitting || hasDrafts) return
    if (message.trim() === '') return setFailure('Escreva a mensagem do commit.')
    setCommitting(true)
    try {
      const answer = await sendRequest('commit', { message: message.trim() })
      onCommitted(`Commit ${answer.commit.slice(0, 7)}: ${answer.subject}`)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setFailure(error.message)
    } finally {
      setCommitting(false)
    }
  }

  return (
    <form onSubmit={(event) => void commit(event)} noValidate>
      <Flex gap="2" align="flex-end" wrap="wrap">
        <Box flex="1 1 280px">
          <TextField
            label="Mensagem do commit"
            help={
              hasDrafts
                ? 'Salve antes: o commit leva o que está no disco.'
                : 'O commit leva a pasta do manifesto e o código gerado. Nada é enviado.'
            }
            error={failure}
            autoComplete="off"
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Box>
        <Button type="submit" aria-disabled={isCommitting || hasDrafts}>
          {isCommitting ? 'Gravando…' : 'Fazer commit'}
        </Button>
      </Flex>
    </form>
  )
}
