import { DatePicker } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { CalendarViews, calendarTranslations } from '@/ui/forms/date/calendar-views.tsx'

export const meta = { title: 'Calendário aberto' }

/** A calendar without a field, always open. */
export default () => (
  <DatePicker.Root
    recipe={datePickerSlotRecipe}
    inline
    locale="pt-BR"
    translations={calendarTranslations}
    size="xs"
  >
    <DatePicker.Content unstyled>
      <CalendarViews />
    </DatePicker.Content>
  </DatePicker.Root>
)
