import { useLayoutEffect, useRef } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { formatDocument } from './client-document.ts'

type DocumentFieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const countCharacters = (text: string) => text.replace(/[^0-9a-z]/gi, '').length

/** Returns the position behind a number of letters and digits. */
function findPosition(text: string, count: number): number {
  let position = 0
  for (let left = count; left > 0 && position < text.length; position++)
    if (/[0-9a-z]/i.test(text[position] ?? '')) left--
  return position
}

/** A CPF or CNPJ with its mask. The caret stays behind the character that it was behind. */
export function DocumentField({ name, value, error, onChange }: DocumentFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const position = findPosition(value, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = undefined
  })

  return (
    <TextField
      ref={input}
      label="CPF ou CNPJ"
      name={name}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="00.000.000/0000-00"
      value={value}
      error={error}
      onChange={({ target }) => {
        caret.current = countCharacters(target.value.slice(0, target.selectionStart ?? target.value.length))
        onChange(formatDocument(target.value))
      }}
    />
  )
}
