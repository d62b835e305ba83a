import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuPlus, LuTrash2 } from 'react-icons/lu'
import type { Snapshot } from 'valtio'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { IconAction } from '../icon-action.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import type { ChecklistItem, Task } from '../task.ts'
import {
  addChecklistItem,
  checkChecklistItem,
  countDone,
  removeChecklistItem,
  renameChecklistItem,
} from './checklist.ts'

type ChecklistEditorProps = {
  items: readonly Snapshot<ChecklistItem>[]
  onChange: (act: (task: Task) => void) => void
}

/** Steps of a task: checked, renamed in place, removed, added by Enter. */
export function ChecklistEditor({ items, onChange }: ChecklistEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const { done, total } = countDone(items)
  return (
    <Box>
      {total > 0 && (
        <>
          <ProgressBar
            label={`Itens concluídos: ${done} de ${total}`}
            value={Math.round((100 * done) / total)}
          />
          <chakra.ul listStyleType="none" my="2">
            {items.map((item) => (
              <ChecklistRow
                key={item.id}
                item={item}
                onChange={onChange}
                onRemove={() => {
                  onChange((task) => removeChecklistItem(task, item.id))
                  input.current?.focus()
                }}
              />
            ))}
          </chakra.ul>
        </>
      )}
      <NewItem ref={input} onAdd={(item) => onChange((task) => addChecklistItem(task, item))} />
    </Box>
  )
}

type ChecklistRowProps = Pick<ChecklistEditorProps, 'onChange'> & {
  item: Snapshot<ChecklistItem>
  onRemove: () => void
}

function ChecklistRow({ item: { id, text, isDone }, onChange, onRemove }: ChecklistRowProps) {
  const [draft, setDraft] = useState(text)

  function rename(value: string) {
    setDraft(value)
    if (value.trim()) onChange((task) => renameChecklistItem(task, id, value.trim()))
  }

  return (
    <Flex as="li" align="center" gap="2" minH="9">
      <Checkbox
        aria-label={text}
        checked={isDone}
        onChange={({ currentTarget: { checked } }) =>
          onChange((task) => checkChecklistItem(task, id, checked))
        }
      />
      <Input
        size="sm"
        aria-label={`Item ${text}`}
        value={draft}
        maxLength={120}
        autoComplete="off"
        css={quietInputCss}
        textDecoration={isDone ? 'line-through' : undefined}
        color={isDone ? 'fg.muted' : undefined}
        onChange={({ target }) => rename(target.value)}
        onBlur={() => setDraft(draft.trim() || text)}
      />
      <IconAction label={`Excluir item ${text}`} icon={<LuTrash2 />} size="xs" onClick={onRemove} />
    </Flex>
  )
}

/** An input whose border shows on hover and focus. */
export const quietInputCss = {
  flex: '1',
  minW: '0',
  bg: 'transparent',
  borderColor: 'transparent',
  px: '2',
  _hover: { borderColor: 'border.control' },
  _focusVisible: { borderColor: 'border.control' },
} as const

type NewItemProps = { ref: React.RefObject<HTMLInputElement | null>; onAdd: (item: ChecklistItem) => void }

function NewItem({ ref, onAdd }: NewItemProps) {
  const [text, setText] = useState('')

  function submit(event: React.FormEvent) {
    event.preventDefault()
    ref.current?.focus()
    if (!text.trim()) return
    onAdd({ id: crypto.randomUUID(), text: text.trim(), isDone: false })
    setText('')
  }

  return (
    <chakra.form display="flex" gap="2" onSubmit={submit} autoComplete="off">
      <Input
        ref={ref}
        size="sm"
        aria-label="Novo item da lista"
        placeholder="Novo item"
        maxLength={120}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm" variant="outline">
        <LuPlus aria-hidden="true" />
        Incluir item
      </Button>
    </chakra.form>
  )
}
