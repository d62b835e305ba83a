import { Badge, Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuCalendar, LuMessageSquare, LuPaperclip, LuSquareCheckBig } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Assignees } from '../assignees.tsx'
import { formatShortDay } from '../days.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { computeDueState, type TaskSnapshot } from '../task.ts'
import { countDone } from './checklist.ts'
import { listTaskLabels } from './labels.ts'

type TaskFaceProps = {
  task: TaskSnapshot
  /** The title. It opens the task. */
  title: ReactNode
  menu: ReactNode
}

/** The content of a task's card: cover, labels, title, progress and counts. */
export function TaskFace({ task, title, menu }: TaskFaceProps) {
  const labels = listTaskLabels(task)
  return (
    <>
      {task.cover && (
        <Box
          aria-hidden="true"
          colorPalette={task.cover}
          bg="colorPalette.solid"
          height="1.5"
          mx="-3.5"
          mt="-3.5"
          mb="3"
          borderTopRadius="control"
        />
      )}
      {labels.length > 0 && (
        <Flex gap="1" wrap="wrap" mb="1.5">
          <VisuallyHidden>Etiquetas:</VisuallyHidden>
          {labels.map(({ value, label, palette }) => (
            <Badge key={value} colorPalette={palette} size="xs">
              {label}
            </Badge>
          ))}
        </Flex>
      )}
      <Flex justify="space-between" align="flex-start" gap="2">
        <Text as="h3" fontWeight="600" overflowWrap="anywhere" textWrap="wrap" minW="0" pt="1">
          {title}
        </Text>
        {menu}
      </Flex>
      {task.des && (
        <Text color="fg.muted" textStyle="small" mt="1" lineClamp={2} overflowWrap="anywhere">
          {task.des}
        </Text>
      )}
      <Box mt="3">
        <ProgressBar label={`Progresso de ${task.name}`} value={task.progress} />
      </Box>
      <Flex mt="3" align="center" justify="space-between" gap="3">
        <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap" minW="0">
          <Badge colorPalette="neutral" size="xs" fontWeight="500">
            {task.category.label}
          </Badge>
          <DueMark task={task} />
          <Counts task={task} />
        </Flex>
        {task.assignee.length > 0 && <Assignees people={task.assignee} shown={2} />}
      </Flex>
    </>
  )
}

const dueTexts = {
  late: { color: 'fg.error', note: 'Atrasada' },
  soon: { color: 'fg.warning', note: 'Vence em breve' },
  done: { color: 'fg.muted', note: undefined },
  open: { color: 'fg.muted', note: undefined },
}

function DueMark({ task }: { task: TaskSnapshot }) {
  const { color, note } = dueTexts[computeDueState(task)]
  const day = formatShortDay(task.endDate)
  return (
    <Flex align="center" gap="1" color={color} textStyle="small" fontWeight={note ? '500' : undefined}>
      <LuCalendar aria-hidden="true" />
      <chakra.time dateTime={task.endDate} aria-label={`Término em ${day}`} whiteSpace="nowrap">
        {day}
      </chakra.time>
      {note && <span>{note}</span>}
    </Flex>
  )
}

function Counts({ task: { checklist, comments = [], files = [] } }: { task: TaskSnapshot }) {
  const { done, total } = countDone(checklist)
  const counts = [
    {
      key: 'checklist',
      isShown: total > 0,
      icon: <LuSquareCheckBig />,
      text: `${done}/${total}`,
      label: `${done} de ${total} itens concluídos`,
    },
    {
      key: 'comments',
      isShown: comments.length > 0,
      icon: <LuMessageSquare />,
      text: comments.length,
      label: formatCounted(comments.length, 'comentário', 'comentários'),
    },
    {
      key: 'files',
      isShown: files.length > 0,
      icon: <LuPaperclip />,
      text: files.length,
      label: formatCounted(files.length, 'anexo', 'anexos'),
    },
  ]
  return counts.map(
    ({ key, isShown, icon, text, label }) =>
      isShown && (
        <Flex
          key={key}
          align="center"
          gap="1"
          color="fg.muted"
          textStyle="small"
          fontVariantNumeric="tabular-nums"
          title={label}
        >
          {icon}
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Flex>
      ),
  )
}
