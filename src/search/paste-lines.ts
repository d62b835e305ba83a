import type { ClipboardEvent } from 'react'
import { joinLines } from './pasted-lines.ts'

/**
 * Returns a handler for pasted text. A field of one line would lose the line ends of a list, so the handler replaces
 * them. Other text is pasted as usual.
 */
export const pasteLines =
  (setQuery: (query: string) => void) => (event: ClipboardEvent<HTMLInputElement>) => {
    const joined = joinLines(event.clipboardData.getData('text'))
    if (joined === undefined) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    setQuery(value.slice(0, selectionStart ?? 0) + joined + value.slice(selectionEnd ?? value.length))
  }
