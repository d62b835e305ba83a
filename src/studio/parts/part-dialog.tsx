import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { Place } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, changeDrafts } from '../workspace/drafts.ts'
import { select } from '../workspace/workspace.ts'
import { FieldsForm } from './fields-form.tsx'
import { closePartDialog, partActions } from './part-menu.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** The dialog of an action that was chosen in the tree or in the editor. */
export function PartDialog() {
  const { dialog } = useSnapshot(partActions)
  if (!dialog) return null
  const { action, title } = dialog
  const shared = { place: dialog.place as Place, title, onDismiss: closePartDialog }
  return action === 'remove' ? <RemoveDialog {...shared} /> : <ChangeDialog action={action} {...shared} />
}

const changes = {
  rename: {
    form: 'rename-form',
    verb: 'Renomear',
    done: 'Renomeado',
    detail: 'O que se refere a esta parte muda junto. Nada é gravado antes de Salvar.',
  },
  transfer: {
    form: 'transfer-form',
    verb: 'Mover',
    done: 'Movido',
    detail: 'A entrada sai de onde está. Nada é gravado antes de Salvar.',
  },
} as const

type ChangeDialogProps = {
  action: keyof typeof changes
  place: Place
  title: string
  onDismiss: (message?: string) => void
}

/** Renames or moves a part. If texts still name the old path, the dialog stays and lists them. */
function ChangeDialog({ action, place, title, onDismiss }: ChangeDialogProps) {
  const { form, verb, done, detail } = changes[action]
  const [mentions, setMentions] = useState<string[]>([])
  const { answer, problem } = useRequest(form, [], (signal) => askAboutDrafts(form, { place }, signal))

  async function change(values: Record<string, string>) {
    const renamed = await changeDrafts(`${verb} ${title}`, action, { place, values })
    if ('errors' in renamed) return renamed.errors
    const { texts } = renamed
    const count = renamed.changes.length
    if (Object.keys(texts).length > 0) select(renamed.place)
    if (renamed.mentions.length > 0) setMentions(renamed.mentions)
    else onDismiss(formatChanges(`${done}: ${title}`, count))
    return undefined
  }

  if (mentions.length > 0)
    return (
      <TitledDialog
        title={`${verb} ${title}`}
        detail="Renomeado. Estes textos ainda citam o caminho antigo; mude-os se for o caso."
        onDismiss={() => onDismiss()}
      >
        <Box as="ul" ps="4" fontFamily="mono" textStyle="small">
          {mentions.map((position) => (
            <li key={position}>{position}</li>
          ))}
        </Box>
        <Flex justify="flex-end" mt="6">
          <Button onClick={() => onDismiss()}>Fechar</Button>
        </Flex>
      </TitledDialog>
    )

  return (
    <TitledDialog title={`${verb} ${title}`} detail={detail} width="560px" onDismiss={() => onDismiss()}>
      <FieldsForm
        fields={answer?.fields}
        problem={problem}
        action={verb}
        onSubmit={change}
        onDismiss={() => onDismiss()}
      >
        {answer?.fields.length === 1 && answer.fields[0]?.name === 'title' && (
          <Text color="fg.muted" textStyle="small">
            Só o título muda: o número ou o lugar é a identidade desta parte.
          </Text>
        )}
      </FieldsForm>
    </TitledDialog>
  )
}

const formatChanges = (done: string, count: number) =>
  count === 0 ? done : `${done}, com ${formatCounted(count, 'mudança', 'mudanças')}`
