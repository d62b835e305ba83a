import { DatePicker, parseDate } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useState } from 'react'
import { formatTag } from '@/lib/format/intl.ts'
import { restoreFocus } from '../restore-focus.ts'
import { CalendarViews, calendarTranslations } from './calendar-views.tsx'
import { readTypedDate, toTypedDate } from './typed-date.ts'

type CalendarProps = {
  /** The id of the element that the calendar opens at. */
  anchorId: string
  input: HTMLInputElement
  onClose: () => void
}

/** Returns a date of the calendar; `undefined` for a text that is none. */
function parse(text: string) {
  try {
    return parseDate(readTypedDate(text))
  } catch {
    return undefined
  }
}

/** Types a date as a user does: the input reports it to its listeners. */
function type(input: HTMLInputElement, isoDate: string) {
  input.value = toTypedDate(isoDate)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

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
      locale={formatTag}
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
