import { DatePicker } from '@chakra-ui/react'

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
