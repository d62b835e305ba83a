import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import type { Snapshot } from 'valtio'
import { Panel } from '@/ui/page/panel.tsx'
import { addDays, dayFromToday, daysBetween, formatShortDay } from '../../../parts/days.ts'
import { computeDueState, type DueState, type TaskSnapshot } from '../../../parts/task.ts'
import type { Milestone } from '../portfolio.ts'

type Span = { first: string; days: number }

/** Returns the days from the first start to the last end of a project and its tasks. */
function computeSpan(items: readonly Pick<TaskSnapshot, 'startDate' | 'endDate'>[]): Span {
  const first = items.map(({ startDate }) => startDate).toSorted()[0] ?? dayFromToday(0)
  const last =
    items
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? first
  return { first, days: daysBetween(first, last) + 1 }
}

/** The share of the span before a day, in percent. */
const toPercent = ({ first, days }: Span, day: string) => (100 * daysBetween(first, day)) / days

/** Up to six days, whole weeks apart; none so near the end that its text would not fit. */
function listTicks(span: Span): string[] {
  const step = 7 * Math.max(1, Math.ceil(span.days / 7 / 6))
  const ticks = Array.from({ length: Math.ceil(span.days / step) }, (_, index) =>
    addDays(span.first, index * step),
  )
  return ticks.filter((day) => toPercent(span, day) < 85)
}

const paletteByState: Record<DueState, string> = {
  done: 'success',
  late: 'danger',
  soon: 'warning',
  open: 'primary',
}

type ProjectScheduleProps = {
  project: TaskSnapshot
  tasks: readonly TaskSnapshot[]
  milestones?: readonly Snapshot<Milestone>[] | undefined
}

/** The tasks on a time axis, below the milestones. The filled part of a bar is the progress. */
export function ProjectSchedule({ project, tasks, milestones = [] }: ProjectScheduleProps) {
  const span = computeSpan([
    project,
    ...tasks,
    ...milestones.map(({ day }) => ({ startDate: day, endDate: day })),
  ])
  const today = toPercent(span, dayFromToday(0))
  const isTodayShown = today >= 0 && today < 100
  // A stored day may be invalid.
  if (Number.isNaN(span.days)) return null
  return (
    <Panel
      title="Cronograma"
      description={[
        isTodayShown && 'A linha vertical é hoje.',
        milestones.length > 0 && 'Os losangos são os marcos.',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Box position="relative">
        <Flex aria-hidden="true" position="absolute" insetBlock="0" insetEnd="0" css={axisCss}>
          {listTicks(span).map((day) => (
            <Box key={day} data-tick="" style={{ insetInlineStart: `${toPercent(span, day)}%` }}>
              <Text textStyle="small" color="fg.muted" whiteSpace="nowrap" ps="1">
                {formatShortDay(day)}
              </Text>
            </Box>
          ))}
          {isTodayShown && <Box data-today="" style={{ insetInlineStart: `${today}%` }} />}
          {milestones.map(({ id, name, day, isDone }) => (
            <Box
              key={id}
              data-milestone={isDone ? 'done' : 'open'}
              title={`Marco: ${name}, ${formatShortDay(day)}`}
              style={{ insetInlineStart: `${toPercent(span, day)}%` }}
            />
          ))}
        </Flex>
        <chakra.ul
          listStyleType="none"
          position="relative"
          pt={milestones.length > 0 ? '12' : '7'}
          display="grid"
          rowGap="2.5"
        >
          {tasks.map((task) => (
            <ScheduleRow key={task.id} task={task} span={span} today={isTodayShown ? today : undefined} />
          ))}
        </chakra.ul>
      </Box>
    </Panel>
  )
}

/** `today` is a share of the span in percent. */
type ScheduleRowProps = { task: TaskSnapshot; span: Span; today: number | undefined }

function ScheduleRow({ task, span, today }: ScheduleRowProps) {
  const { name, startDate, endDate, progress } = task
  const start = toPercent(span, startDate)
  const width = toPercent(span, addDays(endDate, 1)) - start
  const days = `${formatShortDay(startDate)} a ${formatShortDay(endDate)}`
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '180px minmax(0, 1fr)' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <Text textStyle="small" truncate title={name}>
        {name}
        <VisuallyHidden>
          : {days}, {progress}%
        </VisuallyHidden>
      </Text>
      <Box aria-hidden="true" position="relative" css={trackCss}>
        {today !== undefined && <Box data-today="" style={{ insetInlineStart: `${today}%` }} />}
        <Box
          height="3.5"
          minW="1.5"
          borderRadius="sm"
          overflow="hidden"
          position="relative"
          colorPalette={paletteByState[computeDueState(task)]}
          bg="colorPalette.emphasized"
          title={`${name}: ${days}, ${progress}%`}
          style={{ marginInlineStart: `${start}%`, width: `${width}%` }}
        >
          <Box height="full" bg="colorPalette.solid" style={{ width: `${progress}%` }} />
        </Box>
      </Box>
    </chakra.li>
  )
}

const todayCss = { position: 'absolute', width: '2px', bg: 'primary.solid' } as const

/**
 * Beside the names on wide screens; over the full width on narrow ones, where only every other day is named, and lines
 * would cross the names.
 */
const axisCss = {
  insetInlineStart: { base: '0', md: '196px' },
  '& [data-tick]': {
    position: 'absolute',
    insetBlockStart: '0',
    insetBlockEnd: { base: 'auto', md: '0' },
    borderInlineStartWidth: '1px',
    borderColor: 'border',
  },
  '& [data-milestone]': {
    position: 'absolute',
    insetBlockStart: '7',
    boxSize: '2.5',
    ms: '-5px',
    transform: 'rotate(45deg)',
    borderWidth: '2px',
    borderColor: 'secondary.solid',
    bg: 'bg.panel',
    pointerEvents: 'auto',
  },
  '& [data-milestone=done]': { bg: 'secondary.solid' },
  '& [data-tick]:nth-of-type(even) p': { display: { base: 'none', md: 'block' } },
  '& [data-today]': {
    ...todayCss,
    display: { base: 'none', md: 'block' },
    insetBlockStart: '6',
    insetBlockEnd: '0',
  },
} as const

/** On narrow screens each bar has its own part of today's line. */
const trackCss = {
  bg: { base: 'bg.muted', md: 'transparent' },
  borderRadius: 'sm',
  '& [data-today]': { ...todayCss, insetBlock: '-2px', display: { md: 'none' } },
} as const
