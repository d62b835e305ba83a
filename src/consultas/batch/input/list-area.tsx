import { chakra } from '@chakra-ui/react'
import type { ClipboardEvent, Ref } from 'react'
import { useFieldControl } from '@/ui/forms/field-control.ts'

type ListAreaProps = { ref: Ref<HTMLTextAreaElement>; initial: string; onInput: () => void }

/** From so many characters on, browsers take seconds to paste a text line by line. */
const longPaste = 5_000

function paste(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const { currentTarget, clipboardData } = event
  const text = clipboardData.getData('text/plain')
  if (text.length < longPaste) return false
  event.preventDefault()
  const { selectionStart, selectionEnd } = currentTarget
  currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end')
  return true
}

/** Where a list is pasted. Uncontrolled: it may hold megabytes. */
export function ListArea({ ref, initial, onInput }: ListAreaProps) {
  return (
    <chakra.textarea
      {...useFieldControl()}
      ref={ref}
      name="lista"
      defaultValue={initial}
      onInput={onInput}
      onPaste={(event) => paste(event) && onInput()}
      rows={10}
      // These are other people's data: the browser shall neither keep nor offer them.
      autoComplete="off"
      autoCapitalize="off"
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
