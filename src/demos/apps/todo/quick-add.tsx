import { Badge, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuCalendar, LuPlus, LuRepeat2, LuUserRound } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Input } from '@/ui/forms/field.tsx'
import { findPalette } from './categories.ts'
import { nameDue } from './due.ts'
import { parseQuickLine } from './quick-line.ts'
import { addTodo, type TodoDraft } from './store.ts'
import { repeats } from './todo.ts'

type QuickAddProps = {
  today: string
  /** The day of a task that names none, in the view of today. */
  day?: string | undefined
}

const example = 'Ligar para a gráfica sexta às 14h #alta @marina'

/** One line that becomes a task with day, time, repetition, category and assignee, shown before it is added. */
export function QuickAdd({ today, day }: QuickAddProps) {
  const [line, setLine] = useState('')
  const [isLiteral, setLiteral] = useState(false)
  const hintId = useId()
  const parsed = parseQuickLine(line)
  const isRead = parsed.title !== line.trim().replace(/\s+/g, ' ')
  const literal = { title: line.trim(), image: [], category: [] }
  const draft: TodoDraft = { ...(day ? { due: day } : {}), ...(isLiteral ? literal : parsed) }

  function change(text: string) {
    setLine(text)
    if (text === '') setLiteral(false)
  }

  function add(event: React.FormEvent) {
    event.preventDefault()
    if (!draft.title) return
    addTodo(draft)
    change('')
    void notify.success('Add Successfully')
    announce(`“${draft.title}” adicionada`)
  }

  return (
    <chakra.form onSubmit={add} px={{ base: '3', md: '4' }} py="3" borderBottomWidth="1px">
      <Flex gap="2">
        <Input
          aria-label="Tarefa rápida"
          aria-describedby={hintId}
          placeholder="Tarefa rápida: “Ligar para a gráfica amanhã às 14h”"
          autoComplete="off"
          maxLength={200}
          value={line}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="outline" aria-label="Adicionar tarefa" px="3">
          <LuPlus aria-hidden="true" />
        </Button>
      </Flex>
      <Flex id={hintId} align="center" gap="2" wrap="wrap" mt="2" minH="6" textStyle="small" color="fg.muted">
        {line.trim() === '' ? (
          <Text>Entende dias, horas, “todo mês”, #categoria e @pessoa no fim. Exemplo: {example}</Text>
        ) : isRead && !isLiteral ? (
          <>
            <Text>Entendido:</Text>
            <Understood draft={parsed} today={today} />
            <Button size="2xs" variant="ghost" onClick={() => setLiteral(true)}>
              Usar o texto como está
            </Button>
          </>
        ) : (
          <Text>Enter adiciona a tarefa.</Text>
        )}
      </Flex>
    </chakra.form>
  )
}

function Understood({ draft, today }: { draft: TodoDraft; today: string }) {
  return (
    <>
      <Text as="span" color="fg" fontWeight="500" overflowWrap="anywhere">
        {draft.title}
      </Text>
      {draft.due && (
        <Badge size="sm" colorPalette="primary" variant="subtle">
          <LuCalendar aria-hidden="true" />
          {nameDue(draft, today)}
        </Badge>
      )}
      {draft.repeat && (
        <Badge size="sm" colorPalette="neutral" variant="subtle">
          <LuRepeat2 aria-hidden="true" />
          {repeats[draft.repeat]}
        </Badge>
      )}
      {draft.category.map(({ value, label }) => (
        <Badge key={value} size="sm" colorPalette={findPalette(value)} variant="subtle">
          {label}
        </Badge>
      ))}
      {draft.image.map(({ value, label }) => (
        <Badge key={value} size="sm" colorPalette="neutral" variant="subtle">
          <LuUserRound aria-hidden="true" />
          {label}
        </Badge>
      ))}
    </>
  )
}
