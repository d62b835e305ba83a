import { listExclusive } from '@manifest/contract/example-values.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useRef } from 'react'
import { type Check, type FieldErrors, toCheckResult } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import {
  type FormProblems,
  type FormShape,
  type FormValues,
  formatMissingMessage,
  normaliseValues,
  validateForm,
} from './form-values.ts'
import { lacksPurpose, purposeField } from './purpose.ts'

/**
 * Manages the values and validation messages of a consulta's form. It stores the raw values because an image
 * is not in the DOM as text.
 */
export function useFormState(
  shape: FormShape,
  initialValues: FormValues,
  onValid: (values: FormValues) => void,
  onRefused: (problems: FieldErrors) => void,
  onEdit: (values: FormValues) => void,
) {
  const raw = useRef(initialValues)
  /** The names of the fields that the user has filled in since the form was mounted or sent. */
  const typed = useRef(new Set<string>())
  const read = () => normaliseValues(shape.fields, raw.current)
  const check: Check<FormValues> = () =>
    toCheckResult(read(), { ...validateForm(shape, read()), ...validatePurpose(shape) })
  const {
    errors,
    handleChange,
    handleBlur,
    form: { ref, noValidate, onSubmit, onReset },
  } = useValidatedForm(async () => check, send, onRefused)

  function send(values: FormValues) {
    typed.current.clear()
    onValid(values)
  }

  const change = ({ name }: Field, value: string) => {
    raw.current = { ...raw.current, [name]: value }
    if (value === '') typed.current.delete(name)
    else typed.current.add(name)
    handleChange(name)
    onEdit(read())
  }

  /** Returns the other alternatives of a filled field that have a value which the user has not typed. */
  const listGivingWay = (changed: Field): Field[] => {
    const values = read()
    const exclusive = listExclusive(shape)
    if (values[changed.name] === undefined || !exclusive.includes(changed)) return []
    return exclusive.filter(
      (field) => field !== changed && values[field.name] !== undefined && !typed.current.has(field.name),
    )
  }

  /** Validates a field on blur. An empty field is validated on submit only: the user may still fill it in. */
  const blur = ({ name }: Field) => {
    if (read()[name] !== undefined) handleBlur(name)
  }

  const restart = (values: FormValues) => {
    raw.current = values
    typed.current.clear()
    onReset()
    onEdit(read())
  }

  const changePurpose = () => handleChange(purposeField().name)

  return {
    problems: errors,
    read,
    change,
    changePurpose,
    listGivingWay,
    blur,
    restart,
    form: { ref, noValidate, onSubmit },
  }
}

function validatePurpose(shape: FormShape): FormProblems {
  const field = purposeField()
  return lacksPurpose(shape) ? { [field.name]: formatMissingMessage(field) } : {}
}
