import { DatePicker, type DatePickerRootProps, parseDate } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { toIsoDate } from '@manifest/contract/sent-value.ts'
import { useEffect, useState } from 'react'
import { toTypedDate } from './typed-date.ts'

type CalendarProps = {
  /** The id of the element that the calendar opens at. */
  anchorId: string
  input: HTMLInputElement
  onClose: () => void
}

/** Returns a date of the calendar; `undefined` for a text that is none. */
function parse(text: string) {
  try {
    return parseDate(toIsoDate(text))
  } catch {
    return undefined
  }
}

/** Types a date as a user does: the input reports it to its listeners. */
function type(input: HTMLInputElement, isoDate: string) {
  input.value = toTypedDate(isoDate)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the focus to the input, unless the user has moved it to another control. */
const restoreFocus = (input: HTMLInputElement) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) input.focus({ preventScroll: true })
  })

/** The calendar of a date input, from Chakra's DatePicker. Arrows move by days, Page Up and Page Down by months. */
export default function Calendar({ anchorId, input, onClose }: CalendarProps) {
  const [isMounted, setMounted] = useState(false)
  // The calendar takes the focus only if it opens after it is mounted.
  useEffect(() => setMounted(true), [])
  const shown = parse(input.value)
  const close = () => {
    onClose()
    restoreFocus(input)
  }
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      ids={{ control: anchorId }}
      locale="pt-BR"
      translations={calendarTranslations}
      size="xs"
      open={isMounted}
      value={shown ? [shown] : []}
      min={parse(input.min)}
      max={parse(input.max)}
      onValueChange={({ value: [day] }) => day && type(input, day.toString())}
      onOpenChange={({ open }) => open || close()}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}
      css={{ position: 'absolute' }}
      // The form around it has its own keys.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {/* Without a portal, so that a dialog around it does not make it inert. */}
      <DatePicker.Positioner css={{ zIndex: 'popover' }}>
        <DatePicker.Content borderWidth="1px">
          <CalendarViews />
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  )
}

type CalendarView = 'day' | 'month' | 'year'

const titleActionByView: Record<CalendarView, string> = {
  day: 'escolher o mês',
  month: 'escolher o ano',
  year: 'década à vista',
}

/** The title between the buttons for the previous and the next range. Its accessible name begins with its visible text. */
const Header = ({ view }: { view: CalendarView }) => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger />
    <DatePicker.Context>
      {({ visibleRangeText: { start, end } }) => {
        const shown = view === 'year' ? `${start} - ${end}` : start
        return (
          <DatePicker.ViewTrigger aria-label={`${shown}: ${titleActionByView[view]}`}>
            {shown}
          </DatePicker.ViewTrigger>
        )
      }}
    </DatePicker.Context>
    <DatePicker.NextTrigger />
  </DatePicker.ViewControl>
)

export const CalendarViews = () => (
  <>
    <DatePicker.View view="day">
      <Header view="day" />
      <DatePicker.DayTable width="full" textAlign="center" />
    </DatePicker.View>
    <DatePicker.View view="month">
      <Header view="month" />
      <DatePicker.MonthTable
        columns={3}
        format="long"
        width="full"
        css={{ '& button': { width: 'full', px: '2' } }}
      />
    </DatePicker.View>
    <DatePicker.View view="year">
      <Header view="year" />
      <DatePicker.YearTable width="full" textAlign="center" />
    </DatePicker.View>
  </>
)

type CalendarTranslations = NonNullable<DatePickerRootProps['translations']>

export const calendarTranslations: CalendarTranslations = {
  content: 'Calendário',
  monthSelect: 'Mês',
  yearSelect: 'Ano',
  clearTrigger: 'Limpar a data',
  weekColumnHeader: 'Semana',
  weekNumberCell: (week) => `Semana ${week}`,
  trigger: (isOpen) => (isOpen ? 'Fechar o calendário' : 'Abrir o calendário'),
  prevTrigger: (view) => ({ day: 'Mês anterior', month: 'Ano anterior', year: 'Década anterior' })[view],
  nextTrigger: (view) => ({ day: 'Próximo mês', month: 'Próximo ano', year: 'Próxima década' })[view],
  presetTrigger: ([start = '', end = '']) => `Escolher de ${start} a ${end}`,
  placeholder: () => ({ day: 'dd', month: 'mm', year: 'aaaa' }),
  dayCell: ({ unavailable, firstInRange, lastInRange, inRange, selected, valueText }) => {
    if (unavailable) return `Indisponível: ${valueText}`
    if (firstInRange) return `Início do período: ${valueText}`
    if (lastInRange) return `Fim do período: ${valueText}`
    if (inRange) return `No período: ${valueText}`
    return selected ? `Escolhido: ${valueText}` : `Escolher ${valueText}`
  },
}
