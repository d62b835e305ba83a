import { Box, chakra } from '@chakra-ui/react'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { TodoSnapshot } from './filters.ts'
import { toggleStep } from './store.ts'

/** The subtasks of a row, to check off, with their progress. */
export function StepChecks({ id, todo }: { id: string; todo: TodoSnapshot }) {
  const { steps = [], title, isTrash } = todo
  const doneCount = steps.filter(({ isDone }) => isDone).length
  return (
    <Box
      id={id}
      role="group"
      aria-label={`Subtarefas de ${title}`}
      flexBasis="full"
      ps="8"
      pb="2"
      maxW="34rem"
    >
      <ProgressBar label={`Progresso de ${title}`} value={Math.round((doneCount / steps.length) * 100)} />
      {steps.map((step) => (
        <chakra.label key={step.id} display="flex" alignItems="center" gap="2.5" py="1" cursor="pointer">
          <Checkbox checked={step.isDone} disabled={isTrash} onChange={() => toggleStep(todo.id, step.id)} />
          <chakra.span
            minW="0"
            overflowWrap="anywhere"
            color={step.isDone ? 'fg.muted' : 'fg'}
            textDecoration={step.isDone ? 'line-through' : undefined}
          >
            {step.title}
          </chakra.span>
        </chakra.label>
      ))}
    </Box>
  )
}
