import { Button, chakra, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { TextField } from '@/ui/forms/field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { useTextForm } from '../../parts/use-draft.ts'
import { addTask, sales, toggleTask } from './store.ts'

/** The team's tasks; they stay in this browser. */
export function SalesTasks() {
  const { tasks } = useSnapshot(sales)
  const { text, setText, error, form } = useTextForm('Escreva a tarefa.', addTask)
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <Panel title="Tarefas de vendas" description={`${done} de ${tasks.length} feitas`}>
      <chakra.ul aria-label="Tarefas de vendas" css={listCss}>
        {tasks.map(({ id, text, isDone }) => (
          <li key={id}>
            <label>
              <Checkbox checked={isDone} onChange={() => toggleTask(id)} />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </chakra.ul>
      <chakra.form {...form} mt="4">
        <Flex gap="2" align="flex-end">
          <TextField
            label="Nova tarefa"
            name="text"
            maxLength={80}
            value={text}
            error={error}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="outline">
            Incluir
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  )
}

const listCss = {
  listStyleType: 'none',
  '& li + li': { borderTopWidth: '1px' },
  '& label': { display: 'flex', alignItems: 'center', gap: '3', minH: '10', cursor: 'pointer' },
  '& span': { overflowWrap: 'anywhere' },
  '& label:has(:checked) > span:last-child': { color: 'fg.muted', textDecoration: 'line-through' },
} as const
