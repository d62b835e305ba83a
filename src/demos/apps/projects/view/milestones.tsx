import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPlus, LuTrash2 } from 'react-icons/lu'
import type { Snapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { isIsoDate } from '@/ui/forms/date/typed-date.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { dayFromToday, formatShortDay } from '../../../parts/days.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { IconAction } from '../../../parts/icon-action.tsx'
import { type FormSpec, SpecDialog } from '../../../parts/spec-form.tsx'
import { addMilestone, removeMilestone, setMilestoneDone } from '../plan-store.ts'
import type { Milestone, TabProps } from '../portfolio.ts'

/** The days that decide on a project, in order. The user checks those that are reached. */
export function Milestones({ project, details: { milestones = [] } }: TabProps) {
  const [isAdding, setAdding] = useState(false)
  const inOrder = milestones.toSorted((a, b) => a.day.localeCompare(b.day))
  const reached = milestones.filter(({ isDone }) => isDone).length
  return (
    <Panel
      title="Marcos"
      description={milestones.length > 0 ? `${reached} de ${milestones.length} alcançados` : undefined}
      actions={
        <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
          <LuPlus aria-hidden="true" />
          Novo marco
        </Button>
      }
    >
      {milestones.length === 0 && <Text color="fg.muted">Nenhum marco ainda.</Text>}
      <chakra.ul aria-label="Marcos" listStyleType="none">
        {inOrder.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            onCheck={(isDone) => setMilestoneDone(project.id, milestone, isDone)}
            onRemove={() => {
              removeMilestone(project.id, milestone)
              notify.success('Delete Successfully')
              focusTitle()
            }}
          />
        ))}
      </chakra.ul>
      <Presence>
        {isAdding && (
          <SpecDialog
            title="Novo marco"
            isNew
            spec={spec}
            initial={() => ({ name: '', day: dayFromToday(7) })}
            onClose={() => setAdding(false)}
            onSubmit={(values) => addMilestone(project.id, values)}
          />
        )}
      </Presence>
    </Panel>
  )
}

type MilestoneRowProps = {
  milestone: Snapshot<Milestone>
  onCheck: (isDone: boolean) => void
  onRemove: () => void
}

function MilestoneRow({ milestone: { name, day, isDone }, onCheck, onRemove }: MilestoneRowProps) {
  const isLate = !isDone && day < dayFromToday(0)
  return (
    <Flex as="li" align="center" gap="3" minH="10" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <chakra.label display="flex" alignItems="center" gap="3" flex="1" minW="0" cursor="pointer">
        <Checkbox checked={isDone} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
        <Text as="span" overflowWrap="anywhere" color={isDone ? 'fg.muted' : undefined}>
          {name}
        </Text>
      </chakra.label>
      <chakra.time
        dateTime={day}
        color={isLate ? 'fg.error' : 'fg.muted'}
        textStyle="small"
        whiteSpace="nowrap"
      >
        {isLate && 'Atrasado, '}
        {formatShortDay(day)}
      </chakra.time>
      <IconAction label={`Excluir marco ${name}`} icon={<LuTrash2 />} size="xs" onClick={onRemove} />
    </Flex>
  )
}

const dayHint = 'Informe um dia, como 25/12/2026.'

const spec: FormSpec<Pick<Milestone, 'name' | 'day'>> = [
  { name: 'name', label: 'Nome', required: 'Informe um nome.', input: { maxLength: 80 } },
  {
    name: 'day',
    label: 'Dia',
    kind: 'date',
    required: dayHint,
    check: (day) => !isIsoDate(day) && dayHint,
  },
]
