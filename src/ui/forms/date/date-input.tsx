import { Box, IconButton } from '@chakra-ui/react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LuCalendar } from 'react-icons/lu'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '../../feedback/notify.ts'
import { Input, type InputProps } from '../field.tsx'
import { useMask } from '../use-mask.ts'
import {
  isIsoDate,
  prepareTypedDate,
  readTypedDate,
  toTypedDate,
  typedDateExample,
  typedDateMask,
} from './typed-date.ts'

type DateInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'> & {
  /** A date in ISO format, or an incomplete text. */
  value: string
  /** Reports a complete date in ISO format, and other texts as typed. */
  onValueChange: (value: string) => void
}

const calendar = createOnDemand(() => import('./calendar.tsx'))

const mask = { mask: typedDateMask, preProcess: prepareTypedDate }

/**
 * A date, typed in the order of the locale in any browser or chosen in Chakra's calendar. The arrow down opens the calendar, so its
 * button is no extra Tab stop. `min` and `max`, in ISO format, limit the calendar; the form checks what is typed.
 */
export function DateInput({ value, onValueChange, onBlur, onKeyDown, ...props }: DateInputProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const Calendar = useOnDemand(calendar, isOpen, () => {
    setOpen(false)
    notify.error('Não foi possível abrir o calendário')
  })?.default
  const reported = useRef(value)
  useMask(input, mask)
  // The input is uncontrolled, so that the mask can keep the caret.
  useEffect(() => {
    if (input.current && value !== reported.current) input.current.value = toTypedDate(value)
    reported.current = value
  }, [value])

  const report = (typed: string) => {
    reported.current = readTypedDate(typed)
    onValueChange(reported.current)
  }

  const openOnArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    }
    onKeyDown?.(event)
  }

  /** A pasted date replaces what is there, in any format. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = readTypedDate(event.clipboardData.getData('text'))
    if (!isIsoDate(date)) return
    event.preventDefault()
    event.currentTarget.value = toTypedDate(date)
    report(date)
  }

  return (
    <Box ref={box} id={id} position="relative" width="full">
      <Input
        placeholder={typedDateExample()}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        pe="10"
        {...props}
        ref={input}
        type="text"
        defaultValue={toTypedDate(value)}
        onFocus={calendar.preload}
        onInput={({ currentTarget }) => report(currentTarget.value)}
        onPaste={paste}
        onKeyDown={openOnArrow}
        // The focus also moves between the control and its calendar.
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && onBlur?.(event)}
      />
      <IconButton
        variant="ghost"
        size="xs"
        color="fg.muted"
        position="absolute"
        top="4px"
        insetEnd="4px"
        tabIndex={-1}
        aria-label={isOpen ? 'Fechar o calendário' : 'Abrir o calendário'}
        title="Calendário (seta para baixo)"
        onPointerEnter={calendar.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <LuCalendar aria-hidden="true" />
      </IconButton>
      {isOpen && Calendar && input.current && (
        <Calendar anchorId={id} input={input.current} onClose={() => setOpen(false)} />
      )}
    </Box>
  )
}
