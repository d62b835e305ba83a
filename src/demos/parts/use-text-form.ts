import { type FormEvent, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { focusInvalid } from './focus-invalid.ts'

/** A form of one text, which is emptied when the text has been added. `missing` is said where there is none. */
export function useTextForm(missing: string, onAdd: (text: string) => void) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = text.trim() === ''

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(isMissing)
    if (isMissing) return focusInvalid(event.currentTarget)
    onAdd(text.trim())
    setText('')
    void notify.success('Add Successfully')
  }

  return { text, setText, error: isChecked && isMissing ? missing : undefined, onSubmit }
}
