import { DatePicker, type DatePickerRootProps, Portal } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { LuCalendar } from 'react-icons/lu'
import { CalendarViews } from './calendar-views.tsx'
import { calendarWords } from './calendar-words.ts'

type DateFieldProps = Omit<DatePickerRootProps, 'children' | 'label'> & { label: string }

/** Days are typed as 21/11/2026 or chosen in a calendar: one, or the two ends of a period. */
export function DateField({ label, selectionMode = 'single', ...root }: DateFieldProps) {
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      locale="pt-BR"
      translations={calendarWords}
      selectionMode={selectionMode}
      {...root}
    >
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        {selectionMode === 'range' ? (
          <>
            <DatePicker.Input
              index={0}
              aria-label={`${label}: início`}
              borderColor="border.control"
              minW="28"
            />
            <DatePicker.Input
              index={1}
              aria-label={`${label}: fim`}
              borderColor="border.control"
              minW="28"
              pe="16"
            />
          </>
        ) : (
          <DatePicker.Input borderColor="border.control" pe="16" />
        )}
        <DatePicker.IndicatorGroup>
          <DatePicker.ClearTrigger />
          <DatePicker.Trigger>
            <LuCalendar />
          </DatePicker.Trigger>
        </DatePicker.IndicatorGroup>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content borderWidth="1px">
            <CalendarViews />
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}
