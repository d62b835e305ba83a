import { Box, Button, chakra, Flex, Grid, Heading, IconButton } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { LuX } from 'react-icons/lu'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { SelectField } from '../select-field.tsx'
import type { Task, TaskSnapshot } from '../task.ts'
import { AssigneeField, ProgressField } from '../task-fields.tsx'
import { categories } from '../task-options.ts'
import { TextAreaField } from '../text-area-field.tsx'
import { ChecklistEditor, quietInputCss } from './checklist-editor.tsx'
import { CommentThread } from './comment-thread.tsx'
import { FileShelf } from './file-shelf.tsx'
import { LabelField, SwatchField } from './label-fields.tsx'
import { focusTaskTitle } from './open-button.tsx'
import { TaskDates } from './task-dates.tsx'

type TaskSheetProps = {
  task: TaskSnapshot
  /** Stores a change at once. It may be replayed on the task of another tab. */
  onChange: (act: (task: Task) => void) => void
  onClose: () => void
  /** The column of the task, among those that it can move to. */
  place: {
    label: string
    columnId: string
    columns: readonly { id: string; name: string }[]
    onMove: (columnId: string) => void
  }
  /** Buttons for actions on the whole task. */
  actions: readonly { label: string; icon: ReactNode; palette?: string; onClick: () => void }[]
}

/** All of a task in a dialog, edited in place. Every change is stored at once. */
export function TaskSheet({ task, onChange, onClose, place, actions }: TaskSheetProps) {
  const { checklist = [], comments = [], files = [], labels = [] } = task
  const close = () => {
    onClose()
    // A move may have put the card into another list.
    focusTaskTitle(task.id)
  }
  return (
    <ModalDialog aria-label={`Tarefa ${task.name}`} onDismiss={close} width="920px">
      <Box p={{ base: '4', md: '6' }}>
        <TitleInput name={task.name} onChange={(name) => onChange((task) => Object.assign(task, { name }))} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' }} gap="6" mt="4">
          <Flex direction="column" gap="6" minW="0">
            <Description
              text={task.des}
              onChange={(des) => onChange((task) => Object.assign(task, { des }))}
            />
            <Part title="Lista de verificação">
              <ChecklistEditor items={checklist} onChange={onChange} />
            </Part>
            <Part title="Anexos">
              <FileShelf
                files={files}
                onAdd={(added) =>
                  onChange((task) => {
                    task.files = [...(task.files ?? []), ...structuredClone(added)]
                  })
                }
                onRemove={({ id }) =>
                  onChange((task) => {
                    task.files = task.files?.filter((file) => file.id !== id)
                  })
                }
              />
            </Part>
            <Part title="Comentários">
              <CommentThread
                comments={comments}
                onAdd={(comment) =>
                  onChange((task) => {
                    task.comments = [...(task.comments ?? []), { ...comment }]
                  })
                }
                onDelete={(id) =>
                  onChange((task) => {
                    task.comments = task.comments?.filter((comment) => comment.id !== id)
                  })
                }
              />
            </Part>
          </Flex>
          <Flex direction="column" gap="5" minW="0">
            <SelectField
              label={place.label}
              value={place.columnId}
              choices={place.columns.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => id !== place.columnId && place.onMove(id)}
            />
            <TaskDates task={task} onChange={onChange} />
            {checklist.length === 0 && (
              <ProgressField
                value={task.progress}
                onChange={(progress) => onChange((task) => Object.assign(task, { progress }))}
              />
            )}
            <AssigneeField
              value={task.assignee}
              onChange={(people) =>
                onChange((task) => {
                  task.assignee = people.map((person) => ({ ...person }))
                })
              }
            />
            <LabelField
              legend="Etiquetas"
              value={labels}
              onChange={(labels) => onChange((task) => Object.assign(task, { labels: [...labels] }))}
            />
            <SelectField
              label="Categoria"
              value={task.category.value}
              choices={categories}
              onChange={(value) => {
                const category = categories.find((category) => category.value === value)
                if (category) onChange((task) => Object.assign(task, { category: { ...category } }))
              }}
            />
            <SwatchField
              legend="Capa"
              value={task.cover}
              onChange={(cover) =>
                onChange((task) => {
                  if (cover) task.cover = cover
                  else delete task.cover
                })
              }
            />
            <Flex gap="2" wrap="wrap">
              {actions.map(({ label, icon, palette = 'neutral', onClick }) => (
                <Button key={label} size="sm" variant="outline" colorPalette={palette} onClick={onClick}>
                  {icon}
                  {label}
                </Button>
              ))}
            </Flex>
          </Flex>
        </Grid>
      </Box>
      {/* Last, so that the title gets the initial focus. */}
      <IconButton
        aria-label="Fechar"
        variant="ghost"
        size="sm"
        position="absolute"
        top={{ base: '4', md: '6' }}
        insetEnd={{ base: '3', md: '5' }}
        onClick={close}
      >
        <LuX />
      </IconButton>
    </ModalDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="h3" mb="2.5">
        {title}
      </Heading>
      {children}
    </chakra.section>
  )
}

/** An empty title is not stored. */
function TitleInput({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [draft, setDraft] = useState(name)
  return (
    <Input
      aria-label="Título"
      css={quietInputCss}
      textStyle="h2"
      ms="-2"
      width="calc(100% - 40px)"
      maxLength={120}
      autoComplete="off"
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value.trim()) onChange(target.value.trim())
      }}
      onBlur={() => setDraft(draft.trim() || name)}
    />
  )
}

function Description({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [draft, setDraft] = useState(text)
  return (
    <TextAreaField
      label="Descrição"
      value={draft}
      maxLength={2000}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(target.value.trim())
      }}
    />
  )
}
