import { chakra } from '@chakra-ui/react'
import type { ClipboardEvent, Ref } from 'react'
import { useFieldControl } from '@/ui/forms/field-control.ts'

type ListAreaProps = { ref: Ref<HTMLTextAreaElement>; initial: string; onInput: () => void }

/** In characters. Browsers take seconds to paste a longer text, so the code inserts it at once. */
const longPasteLength = 5_000

function pasteLongText(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const { currentTarget, clipboardData } = event
  const text = clipboardData.getData('text/plain')
  if (text.length < longPasteLength) return false
  event.preventDefault()
  const { selectionStart, selectionEnd } = currentTarget
  currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end')
  return true
}

/** The text area for a pasted list. It is uncontrolled, because the text may have megabytes. */
export function ListArea({ ref, initial, onInput }: ListAreaProps) {
  return (
    <chakra.textarea
      {...useFieldControl()}
      ref={ref}
      name="lista"
      defaultValue={initial}
      onInput={onInput}
      onPaste={(event) => pasteLongText(event) && onInput()}
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
