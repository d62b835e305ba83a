import { Box, chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { createDateFormat } from '@/lib/format/intl.ts'
import { addDays, readWeekday } from '../../parts/days.ts'

type MiniMonthProps = {
  today: string
  /** The day that the calendar shows. */
  day: string
  busyDays: ReadonlySet<string>
  /** Called with the first day of the shown month. */
  onMonthChange: (month: string) => void
  /** The first day of the shown month. */
  month: string
  onChoose: (day: string) => void
}

const utc = { timeZone: 'UTC' } as const
const monthFormat = createDateFormat({ month: 'long', year: 'numeric', ...utc })
const dayFormat = createDateFormat({ dateStyle: 'full', ...utc })

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns the first day of a month, by a number of months from this day. */
export function startOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const stepByKey: Partial<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 }

/** A small month to go to a day. The arrow keys move by days, Page Up and Page Down by months. */
export function MiniMonth({ today, day, month, busyDays, onMonthChange, onChoose }: MiniMonthProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const first = addDays(month, -readWeekday(month))
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index))
  const tabDay = [focused, day, today].find((each) => each && days.includes(each)) ?? month

  function focusDay(next: string) {
    setFocused(next)
    if (!next.startsWith(month.slice(0, 7))) onMonthChange(startOfMonth(next))
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }

  function handleKey(event: React.KeyboardEvent, from: string) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const sideways = { ArrowLeft: -forward, ArrowRight: forward }[event.key]
    const step = stepByKey[event.key] ?? sideways
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    if (step === undefined && months === undefined) return
    event.preventDefault()
    focusDay(step === undefined ? startOfMonth(from, months) : addDays(from, step))
  }

  return (
    <Box role="group" aria-label="Ir para um dia">
      <Flex align="center" justify="space-between" mb="2">
        <Step label="Recuar a miniatura" onClick={() => onMonthChange(startOfMonth(month, -1))}>
          <LuChevronLeft className="directed" />
        </Step>
        <Text fontWeight="600" aria-live="polite" _firstLetter={{ textTransform: 'uppercase' }}>
          {monthFormat.format(toUtc(month))}
        </Text>
        <Step label="Avançar a miniatura" onClick={() => onMonthChange(startOfMonth(month, 1))}>
          <LuChevronRight className="directed" />
        </Step>
      </Flex>
      <Grid ref={grid} templateColumns="repeat(7, 1fr)" css={cells}>
        {['D', 'S', 'T', 'Q', 'Q', 'S', 'S'].map((name, index) => (
          <Text
            key={`${name}${index}`}
            aria-hidden="true"
            textStyle="small"
            color="fg.muted"
            textAlign="center"
          >
            {name}
          </Text>
        ))}
        {days.map((each) => (
          <chakra.button
            key={each}
            type="button"
            data-day={each}
            data-outside={each.startsWith(month.slice(0, 7)) ? undefined : ''}
            data-busy={busyDays.has(each) ? '' : undefined}
            tabIndex={each === tabDay ? 0 : -1}
            aria-current={each === today ? 'date' : undefined}
            aria-pressed={each === day}
            aria-label={`${dayFormat.format(toUtc(each))}${busyDays.has(each) ? ', com eventos' : ''}`}
            onFocus={() => setFocused(each)}
            onKeyDown={(event) => handleKey(event, each)}
            onClick={() => onChoose(each)}
          >
            {Number(each.slice(8))}
          </chakra.button>
        ))}
      </Grid>
    </Box>
  )
}

type StepProps = { label: string; onClick: () => void; children: React.ReactNode }

const Step = ({ label, onClick, children }: StepProps) => (
  <IconButton aria-label={label} title={label} size="2xs" variant="ghost" onClick={onClick}>
    {children}
  </IconButton>
)

const cells = {
  rowGap: '0.5',
  '& button': {
    position: 'relative',
    justifySelf: 'center',
    boxSize: '7',
    borderRadius: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.emphasized' },
    '&[data-outside]': { color: 'fg.muted' },
    '&[data-busy]::after': {
      content: '""',
      position: 'absolute',
      bottom: '2px',
      insetInlineStart: 'calc(50% - 2px)',
      boxSize: '4px',
      borderRadius: 'full',
      bg: 'currentColor',
    },
    '&[aria-current]': { color: 'primary.fg', fontWeight: '700' },
    '&[aria-pressed=true]': { bg: 'primary.solid', color: 'primary.contrast' },
  },
} as const
