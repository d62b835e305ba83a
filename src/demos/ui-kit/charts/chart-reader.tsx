import { Box } from '@chakra-ui/react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'

type ChartReaderProps = ComponentProps<typeof Box> & {
  label: string
  /** The text of each value, in reading order. */
  texts: readonly string[]
  /** Up and down move by this number of values, in a matrix by one row. */
  perRow?: number
  /** Shows the tooltip of a value, or hides it. */
  onRead: (index: number | undefined) => void
}

/** Makes a chart on a canvas readable by arrow keys: they move the tooltip, and a live region says its text. */
export function ChartReader({ label, texts, perRow = 1, onRead, children, ...props }: ChartReaderProps) {
  const [active, setActive] = useState<number>()
  // Kept from the key press, so that a live chart does not speak every second.
  const [text, setText] = useState('')
  const last = texts.length - 1

  function read(index: number | undefined) {
    setActive(index)
    setText(index === undefined ? '' : (texts[index] ?? ''))
    onRead(index)
  }

  function step(event: KeyboardEvent) {
    if (event.key === 'Escape') return read(undefined)
    const start = active ?? -1
    const next = {
      ArrowLeft: active === undefined ? last : start - 1,
      ArrowRight: start + 1,
      ArrowUp: active === undefined ? last : start - perRow,
      ArrowDown: start + (active === undefined ? 1 : perRow),
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    read(Math.min(last, Math.max(0, next)))
  }

  return (
    <Box
      role="group"
      aria-label={`${label}. Use as setas para ler os valores.`}
      tabIndex={0}
      height="100%"
      borderRadius="sm"
      focusVisibleRing="outside"
      onKeyDown={step}
      onBlur={() => {
        if (active !== undefined) read(undefined)
      }}
      {...props}
    >
      {children}
      <Box srOnly aria-live="polite">
        {text}
      </Box>
    </Box>
  )
}
