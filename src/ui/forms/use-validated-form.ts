import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { announce } from '../feedback/announcer.tsx'

type Problems = Record<string, string>

/** Refuses what was valid by itself: puts a message at a field, if there is one, and the focus into it. */
export type Refuse = (field: string, message?: string) => void

/** What is said at the first field when the schema cannot be loaded; the next try loads it anew. */
const unavailable = 'Não foi possível conferir. Verifique a conexão e tente de novo.'

type Submit<T> = (data: T, refuse: Refuse) => Promise<void> | void

/**
 * An uncontrolled form whose controls are named as the schema's keys. Everything is checked on submit, which
 * leads to the first field at fault; a field is checked when it is left after an edit, and again while it is
 * being mended. The schema is loaded when the form is first used, since the first load would pay 8 kB for it.
 */
export function useValidatedForm<T>(load: () => Promise<ZodMiniType<T>>, onValid: Submit<T>) {
  const [errors, setErrors] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const isUnderway = useRef(false)
  const edited = useRef(new Set<string>())

  async function recheck(form: HTMLFormElement, name: string) {
    const schema = await load().catch(() => undefined)
    if (!schema) return
    const { [name]: message } = problemsOf(schema, form)
    // The focus is elsewhere by now; after a submit it goes to the field, whose message is read with it.
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
    // The state would tell too late of a second press that comes while the schema loads.
    if (isUnderway.current) return
    isUnderway.current = true
    try {
      await check(event.currentTarget)
    } finally {
      isUnderway.current = false
      setBusy(false)
    }
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = nameOf(target)
    edited.current.add(name)
    if (errors[name]) void recheck(currentTarget, name)
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // A message that appears while a button is being pressed moves the button from under the pointer.
    const isLeaving = relatedTarget?.closest('a, button') != null
    if (edited.current.has(nameOf(target)) && !isLeaving) void recheck(currentTarget, nameOf(target))
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
