import { DatePicker, type DatePickerRootProps } from '@chakra-ui/react'

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
