import { useState } from 'react'
import type { FormValues } from '../form/form-values.ts'

/**
 * What a form says. Its controls are uncontrolled: to give them other values, a new round of the form is mounted, by its
 * number as key.
 */
export function useTypedValues(first: FormValues) {
  const [formMount, setFormMount] = useState({ number: 0, values: first })
  const [typed, setTyped] = useState(first)
  const fillIn = (values: FormValues) => {
    setTyped(values)
    setFormMount(({ number }) => ({ number: number + 1, values }))
  }
  return { formMount, typed, setTyped, fillIn }
}
