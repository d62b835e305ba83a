import type { Field } from '@manifest/schema/field.ts'
import { type ClipboardEvent, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormShape, validateForm } from './form-values.ts'
import { type PastedValues, parsePastedValues } from './pasted-values.ts'

/**
 * Several values that are pasted into a field: the first is used. All of them are offered to a batch where its lines need
 * no other value, and `pasted` are those.
 */
export function usePastedList(shape: FormShape) {
  const [pasted, setPasted] = useState<PastedValues>()

  const onPaste = (field: Field, event: ClipboardEvent) => {
    const found = parsePastedValues(field, event.clipboardData.getData('text'))
    const [first] = found?.values ?? []
    if (!found || first === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.target.value = first
    // The mask and the form hear of it as of typing.
    event.target.dispatchEvent(new Event('input', { bubbles: true }))
    const isEnough = Object.keys(validateForm(shape, { [field.name]: first })).length === 0
    if (!isEnough || field !== shape.fields[0]) return
    setPasted(found)
    announce(`Você colou ${found.values.length} ${found.name}`)
  }

  return { pasted, onPaste, clearPasted: () => setPasted(undefined) }
}
