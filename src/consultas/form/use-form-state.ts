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
 * What a form holds and what is wrong with it. A field is checked when it is left, all of them on submit; what is
 * marked is checked again at every change, so that a message goes as soon as its reason does.
 */
export function useFormState(form: FormShape, start: FormValues) {
  const raw = useRef<FormValues>(start)
  const [problems, setProblems] = useState<FormProblems>({})
  const read = () => normaliseValues(form.fields, raw.current)

  const show = (values: FormValues, isShown: (name: string, before: FormProblems) => boolean) => {
    const all = Object.entries(problemsOf(form, values))
    setProblems((before) => Object.fromEntries(all.filter(([name]) => isShown(name, before))))
  }

  /** Takes what a field holds now. Who begins to fill a field in is not told at once that it is too short. */
  const change = ({ name }: Field, value: string) => {
    const wasEmpty = read()[name] === undefined
    raw.current = { ...raw.current, [name]: value }
    if (Object.keys(problems).length === 0) return
    show(read(), (shown, before) => before[shown] !== undefined && !(shown === name && wasEmpty))
  }

  /** A field was left. One that is empty may still be filled: that it must be is said on submit. */
  const leave = ({ name }: Field) => {
    const values = read()
    show(
      values,
      (shown, before) => before[shown] !== undefined || (shown === name && values[name] !== undefined),
    )
  }

  /** Checks the whole form. */
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

  return { problems, change, leave, check, restart }
}
