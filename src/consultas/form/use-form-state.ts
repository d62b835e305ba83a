import type { Field } from '@manifest/schema/field.ts'
import { useRef, useState } from 'react'
import {
  type FormProblems,
  type FormShape,
  type FormValues,
  normaliseValues,
  problemsOf,
} from './form-values.ts'

/**
 * A form's values and validation messages. A field is validated on blur, all of them on submit; a field that has a
 * message is validated again at every change, so that the message goes as soon as its reason does.
 */
export function useFormState(form: FormShape, start: FormValues) {
  const raw = useRef<FormValues>(start)
  const [problems, setProblems] = useState<FormProblems>({})
  const read = () => normaliseValues(form.fields, raw.current)

  const show = (values: FormValues, isShown: (name: string, before: FormProblems) => boolean) => {
    const all = Object.entries(problemsOf(form, values))
    setProblems((before) => Object.fromEntries(all.filter(([name]) => isShown(name, before))))
  }

  /** Takes a field's value. While the user begins to fill in a field, it is not yet called too short. */
  const change = ({ name }: Field, value: string) => {
    const wasEmpty = read()[name] === undefined
    raw.current = { ...raw.current, [name]: value }
    if (Object.keys(problems).length === 0) return
    show(read(), (shown, before) => before[shown] !== undefined && !(shown === name && wasEmpty))
  }

  /** Validates a field on blur. An empty one may still be filled in: that it is required is said on submit. */
  const blur = ({ name }: Field) => {
    const values = read()
    show(
      values,
      (shown, before) => before[shown] !== undefined || (shown === name && values[name] !== undefined),
    )
  }

  /** Validates the whole form. */
  const check = () => {
    const values = read()
    const found = problemsOf(form, values)
    setProblems(found)
    return { values, wrong: form.fields.filter(({ name }) => found[name] !== undefined), found }
  }

  const restart = (values: FormValues) => {
    raw.current = values
    setProblems({})
  }

  return { problems, change, blur, check, restart }
}
