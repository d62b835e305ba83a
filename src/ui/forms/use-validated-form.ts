import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { tellProblem } from '@/lib/handled-problem.ts'
import { announce } from '../feedback/announcer.tsx'
import type { Check, FieldErrors } from './check.ts'

/** Shows an error that the check cannot find, such as a taken e-mail, and focuses the control. */
export type SetError = (name: string, message?: string) => void

type Submit<T> = (data: T, setError: SetError) => Promise<void> | void

/** Shown at the first visible control if the check does not load or `onValid` rejects. */
const unavailableText = 'Não foi possível conferir. Verifique a conexão e tente de novo.'

/**
 * Validates a form, shows errors and moves the focus. Submit checks everything and focuses the first invalid
 * control, or calls `onInvalid`. Blur checks an edited control. An error disappears when its cause is fixed;
 * a different one appears at the next blur. `load` runs on first use, so that a schema library need not load
 * with the page.
 *
 * Values stay in the DOM or wherever the check reads them. Controls without DOM events call `handleChange` and
 * `handleBlur` with their name instead of using `onInput` and `onBlur`.
 */
export function useValidatedForm<T>(
  load: () => Promise<Check<T>>,
  onValid: Submit<T>,
  onInvalid?: (fieldErrors: FieldErrors) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const isSubmitting = useRef(false)
  const edited = useRef(new Set<string>())

  const loadCheck = () => load().catch(() => undefined)

  const runCheck = async (callback: (fieldErrors: FieldErrors) => void) => {
    const check = await loadCheck()
    if (check && ref.current) callback(check(ref.current).fieldErrors ?? {})
  }

  function handleChange(name: string) {
    edited.current.add(name)
    if (Object.keys(errors).length === 0) return
    void runCheck((fieldErrors) =>
      setErrors((shown) => filterErrors(shown, (name) => shown[name] === fieldErrors[name])),
    )
  }

  function handleBlur(name: string) {
    void runCheck((fieldErrors) => {
      // The focus has moved on, so announce the error. After a submit the control has the focus and its
      // message is read.
      if (fieldErrors[name]) announce(fieldErrors[name])
      // The check does not know errors set by `setError`. They stay until the next edit.
      const others = (shown: FieldErrors) => filterErrors(shown, (each) => each !== name)
      setErrors((shown) => ({
        ...others(shown),
        ...filterErrors(fieldErrors, (each) => each === name || each in shown),
      }))
    })
  }

  /** Focuses the first control in page order with one of the names. */
  function focusFirst(names: string[]) {
    const selector = names.map((name) => `[name="${name}"]`).join()
    const control = ref.current?.querySelector<HTMLInputElement>(selector)
    control?.focus()
    // Selects the text, so that typing replaces it. A select has no `select()`.
    control?.select?.()
  }

  const setError: SetError = (name, message) => {
    if (message) setErrors({ [name]: message })
    focusFirst([name])
  }

  async function submit(form: HTMLFormElement) {
    const check = await load()
    const { fieldErrors, data } = check(form)
    setErrors(fieldErrors ?? {})
    if (fieldErrors) return onInvalid ? onInvalid(fieldErrors) : focusFirst(Object.keys(fieldErrors))
    setBusy(true)
    await onValid(data, setError)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React state updates too late to block a second submit while the check loads.
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await submit(event.currentTarget)
    } catch (error) {
      console.error(error)
      tellProblem({ error })
      const control = ref.current?.querySelector('[name]:not([hidden], [type=hidden])')
      if (control) setError(readName(control), unavailableText)
    } finally {
      isSubmitting.current = false
      setBusy(false)
    }
  }

  const onInput = ({ target }: FormEvent) => handleChange(readName(target))

  function onBlur({ target, relatedTarget }: FocusEvent) {
    // A message that appears while the user presses a button would move the button.
    const isPressing = relatedTarget?.closest('a, button') != null
    if (edited.current.has(readName(target)) && !isPressing) handleBlur(readName(target))
  }

  const onFocus = () => void loadCheck()

  function onReset() {
    edited.current.clear()
    setErrors({})
  }

  return {
    errors,
    isBusy,
    handleChange,
    handleBlur,
    form: { ref, noValidate: true, onSubmit, onInput, onBlur, onFocus, onReset },
  }
}

const filterErrors = (fieldErrors: FieldErrors, shouldKeep: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => shouldKeep(name)))

/** Returns a control's name; other elements, such as links, have none. */
const readName = (target: EventTarget) => (target as Partial<HTMLInputElement>).name ?? ''
