import { DatePicker, Portal } from '@chakra-ui/react'
import { LuCalendar } from 'react-icons/lu'
import { CalendarViews } from '@/ui/forms/date/calendar-views.tsx'

/** The buttons at the end of a date field. */
export const DateButtons = (props: DatePicker.IndicatorGroupProps) => (
  <DatePicker.IndicatorGroup {...props}>
    <DatePicker.ClearTrigger />
    <DatePicker.Trigger>
      <LuCalendar />
    </DatePicker.Trigger>
  </DatePicker.IndicatorGroup>
)

/** The calendar of a date field, above the page. */
export const DatePopup = () => (
  <Portal>
    <DatePicker.Positioner>
      <DatePicker.Content borderWidth="1px">
        <CalendarViews />
      </DatePicker.Content>
    </DatePicker.Positioner>
  </Portal>
)
