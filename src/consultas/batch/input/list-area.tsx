import { chakra } from '@chakra-ui/react'
import type { Ref, SyntheticEvent } from 'react'
import { useFieldControl } from '@/ui/forms/field.tsx'
import { isLongText } from './entered-list.ts'

type ListAreaProps = {
  ref: Ref<HTMLTextAreaElement>
  initial: string
  onInput: () => void
  /** Receives the whole text if a paste or drop makes it too long for the field. */
  onLongText: (text: string) => void
}

/** In characters. Browsers take seconds to paste a longer text, so the code inserts it at once. */
const longPasteLength = 5_000

/** The text area for a pasted list. It is uncontrolled, because the text may have megabytes. */
export function ListArea({ ref, initial, onInput, onLongText }: ListAreaProps) {
  const insert = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    const text = data.getData('text/plain')
    if (text.length < longPasteLength) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const whole = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
    if (isLongText(whole)) return onLongText(whole)
    event.currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end')
    onInput()
  }
  return (
    <chakra.textarea
      {...useFieldControl()}
      ref={ref}
      name="lista"
      defaultValue={initial}
      onInput={onInput}
      onPaste={(event) => insert(event, event.clipboardData)}
      onDrop={(event) => insert(event, event.dataTransfer)}
      rows={10}
      // Personal data: the browser must neither store nor suggest it.
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      width="full"
      p="3"
      bg="transparent"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="moderate"
      whiteSpace="pre"
      overflow="auto"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      focusVisibleRing="inside"
      resize="vertical"
      _invalid={{ borderColor: 'border.error' }}
    />
  )
}
