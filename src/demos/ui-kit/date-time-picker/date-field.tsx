import { DatePicker, type DatePickerInputProps, type DatePickerRootProps, Portal } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuCalendar } from 'react-icons/lu'
import { formatTag } from '@/lib/format/intl.ts'
import { CalendarViews, calendarTranslations } from '@/ui/forms/date/calendar-views.tsx'

const base = { recipe: datePickerSlotRecipe, locale: formatTag, translations: calendarTranslations } as const

/** A calendar without a field, always open. */
export const OpenCalendar = (root: DatePickerRootProps) => (
  <DatePicker.Root {...base} inline size="xs" {...root}>
    <DatePicker.Content unstyled>
      <CalendarViews />
    </DatePicker.Content>
  </DatePicker.Root>
)

type FieldProps = Omit<DatePickerRootProps, 'children' | 'label'> & { label: string; children: ReactNode }

/** A field that opens a calendar. Its children are the controls. */
export const DateFrame = ({ label, children, ...root }: FieldProps) => (
  <DatePicker.Root {...base} {...root}>
    <DatePicker.Label>{label}</DatePicker.Label>
    {children}
    <Portal>
      <DatePicker.Positioner>
        <DatePicker.Content borderWidth="1px">
          <CalendarViews />
        </DatePicker.Content>
      </DatePicker.Positioner>
    </Portal>
  </DatePicker.Root>
)

/** The buttons at the end of a date field. */
export const DateButtons = (props: DatePicker.IndicatorGroupProps) => (
  <DatePicker.IndicatorGroup {...props}>
    <DatePicker.ClearTrigger />
    <DatePicker.Trigger>
      <LuCalendar />
    </DatePicker.Trigger>
  </DatePicker.IndicatorGroup>
)

/** A date field, typed as 21/11/2026 or chosen in a calendar: one day or a period. */
export const DateField = ({ selectionMode = 'single', ...root }: Omit<FieldProps, 'children'>) => (
  <DateFrame selectionMode={selectionMode} {...root}>
    <DatePicker.Control flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
      {selectionMode === 'range' ? (
        <>
          <DateInput index={0} aria-label={`${root.label}: início`} />
          <DateInput index={1} aria-label={`${root.label}: fim`} />
        </>
      ) : (
        <DateInput />
      )}
      <DateButtons top="5" />
    </DatePicker.Control>
  </DateFrame>
)

const inputSize = { flex: 'none', width: { sm: '0' }, flexGrow: { sm: 1 }, pe: '16' }

/** The field of one end. If the two are stacked, only the first has the buttons. */
const DateInput = (props: DatePickerInputProps) => (
  <DatePicker.Input placeholder="dd/mm/aaaa" borderColor="border.control" {...inputSize} {...props} />
)
