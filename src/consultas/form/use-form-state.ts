import type { Field } from '@manifest/schema/field.ts'
import { useRef } from 'react'
import { type Check, type FieldErrors, toCheckResult } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import {
  type FormProblems,
  type FormShape,
  type FormValues,
  missingText,
  normaliseValues,
  validateForm,
} from './form-values.ts'
import { lacksPurpose, purposeField } from './purpose.ts'

/**
 * The state of a consulta's form: the raw values of its controls, which are kept here since an image is no text of the
 * DOM, and what is wrong with them by the rules of its fields.
 */
export function useFormState(
  shape: FormShape,
  initialValues: FormValues,
  onValid: (values: FormValues) => void,
  onRefused: (problems: FieldErrors) => void,
  onEdit: (values: FormValues) => void,
) {
  const raw = useRef(initialValues)
  const read = () => normaliseValues(shape.fields, raw.current)
  const check: Check<FormValues> = () =>
    toCheckResult(read(), { ...validateForm(shape, read()), ...validatePurpose(shape) })
  const {
    errors,
    handleChange,
    handleBlur,
    form: { ref, noValidate, onSubmit, onReset },
  } = useValidatedForm(async () => check, onValid, onRefused)

  /** Takes what a field's control holds now. */
  const change = ({ name }: Field, value: string) => {
    raw.current = { ...raw.current, [name]: value }
    handleChange(name)
    onEdit(read())
  }

  /** A field that is empty on blur may still be filled in: that it is required is said on submit. */
  const blur = ({ name }: Field) => {
    if (read()[name] !== undefined) handleBlur(name)
  }

  const restart = (values: FormValues) => {
    raw.current = values
    onReset()
    onEdit(read())
  }

  const changePurpose = () => handleChange(purposeField().name)

  return { problems: errors, change, changePurpose, blur, restart, form: { ref, noValidate, onSubmit } }
}

function validatePurpose(shape: FormShape): FormProblems {
  const field = purposeField()
  return lacksPurpose(shape) ? { [field.name]: missingText(field) } : {}
}
