import { DatePicker, type DatePickerInputProps, type DatePickerRootProps } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { calendarTranslations } from '@/ui/forms/date/calendar-views.tsx'
import { DateButtons, DatePopup } from './date-popup.tsx'

type DateFieldProps = Omit<DatePickerRootProps, 'children' | 'label'> & { label: string }

/** A date field, typed as 21/11/2026 or chosen in a calendar: one day or a period. */
export const DateField = ({ label, selectionMode = 'single', ...root }: DateFieldProps) => (
  <DatePicker.Root
    recipe={datePickerSlotRecipe}
    locale="pt-BR"
    translations={calendarTranslations}
    selectionMode={selectionMode}
    {...root}
  >
    <DatePicker.Label>{label}</DatePicker.Label>
    <DatePicker.Control flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
      {selectionMode === 'range' ? (
        <>
          <DateInput index={0} aria-label={`${label}: início`} />
          <DateInput index={1} aria-label={`${label}: fim`} />
        </>
      ) : (
        <DateInput />
      )}
      <DateButtons top="5" />
    </DatePicker.Control>
    <DatePopup />
  </DatePicker.Root>
)

/** The field of one end. If the two are stacked, only the first has the buttons. */
const DateInput = (props: DatePickerInputProps) => (
  <DatePicker.Input
    placeholder="dd/mm/aaaa"
    flex="none"
    width={{ sm: '0' }}
    flexGrow={{ sm: 1 }}
    pe="16"
    borderColor="border.control"
    {...props}
  />
)
