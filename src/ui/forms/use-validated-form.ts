import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { announce } from '../feedback/announcer.tsx'

type Problems = Record<string, string>

/** Rejects data that passed the schema: shows a message at a field, if there is one, and focuses it. */
export type Refuse = (field: string, message?: string) => void

/** Shown at the first field when the schema cannot be loaded; the next attempt loads it again. */
const unavailable = 'Não foi possível conferir. Verifique a conexão e tente de novo.'

type Submit<T> = (data: T, refuse: Refuse) => Promise<void> | void

/**
 * An uncontrolled form whose controls are named as the schema's keys. Everything is validated on submit, which
 * focuses the first invalid field; a field is validated on blur after an edit, and while it is edited as long as it
 * is invalid. The schema is loaded when the form is first used, since it would add 8 kB to the first load.
 */
export function useValidatedForm<T>(load: () => Promise<ZodMiniType<T>>, onValid: Submit<T>) {
  const [errors, setErrors] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const isPending = useRef(false)
  const edited = useRef(new Set<string>())

  async function recheck(form: HTMLFormElement, name: string) {
    const schema = await load().catch(() => undefined)
    if (!schema) return
    const { [name]: message } = problemsOf(schema, form)
    // On blur the focus is elsewhere, so the message is announced; after a submit the focused field is read with it.
    if (message) announce(message)
    setErrors(({ [name]: _previous, ...others }) => (message ? { ...others, [name]: message } : others))
  }

  function refuseAll(form: HTMLFormElement, problems: Problems) {
    setErrors(problems)
    focusFirst(form, Object.keys(problems))
  }

  async function check(form: HTMLFormElement) {
    const schema = await load().catch(() => undefined)
    if (!schema) return refuseAll(form, { [firstName(form)]: unavailable })
    const parsed = schema.safeParse(valuesOf(form))
    if (!parsed.success) return refuseAll(form, problemsOf(schema, form))
    setErrors({})
    setBusy(true)
    await onValid(parsed.data, (field, message) => {
      if (message) setErrors({ [field]: message })
      focusFirst(form, [field])
    })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, since the state would not yet be updated at a second press while the schema loads.
    if (isPending.current) return
    isPending.current = true
    try {
      await check(event.currentTarget)
    } finally {
      isPending.current = false
      setBusy(false)
    }
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = nameOf(target)
    edited.current.add(name)
    if (errors[name]) void recheck(currentTarget, name)
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // A message that appears while a button is being pressed would move the button from under the pointer.
    const isPressing = relatedTarget?.closest('a, button') != null
    if (edited.current.has(nameOf(target)) && !isPressing) void recheck(currentTarget, nameOf(target))
  }

  const onFocus = () => void load().catch(() => undefined)

  return { errors, isBusy, form: { noValidate: true, onSubmit, onInput, onBlur, onFocus } }
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

const nameOf = (target: EventTarget) => (target instanceof HTMLInputElement ? target.name : '')

const firstName = (form: HTMLFormElement) =>
  [...form.elements].find((control) => control instanceof HTMLInputElement)?.name ?? ''

/** The first message of each field. */
function problemsOf(schema: ZodMiniType, form: HTMLFormElement): Problems {
  const issues = schema.safeParse(valuesOf(form)).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse())
}

function focusFirst(form: HTMLFormElement, names: string[]) {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && names.includes(control.name)) {
      control.focus()
      return control.select()
    }
  }
}
