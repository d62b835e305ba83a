import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { announce } from '../feedback/announcer.tsx'
import type { Check, FieldErrors } from './check.ts'

/** Refuses what was valid by itself: puts a message at a control, if there is one, and the focus into it. */
export type Refuse = (name: string, message?: string) => void

type Submit<T> = (data: T, refuse: Refuse) => Promise<void> | void

/** What is said at the first control when the check cannot be loaded; the next try loads it anew. */
const unavailableText = 'Não foi possível conferir. Verifique a conexão e tente de novo.'

/**
 * Validates a form: says what is wrong with it, when, and where the focus goes. Everything is checked on submit, which
 * leads to the first control at fault (or does what `onRefused` does). A control is checked on blur, if it was edited. A
 * message goes as soon as its reason does; another reason is told at the next blur. `load` gives the check when the
 * form is first used, so that a schema library need not load with the page.
 *
 * Values stay in the DOM, or wherever the check reads them: whoever keeps them elsewhere, or has controls that send no
 * DOM events, calls `changed` and `left` with the control's name instead of spreading `onInput` and `onBlur`.
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
      // The focus is elsewhere by now; after a submit it goes to the control, whose message is read with it.
      if (fieldErrors[name]) announce(fieldErrors[name])
      // What was refused elsewhere is no problem that the check knows: it stays until something is edited.
      const others = (shown: FieldErrors) => filterErrors(shown, (each) => each !== name)
      setErrors((shown) => ({
        ...others(shown),
        ...filterErrors(fieldErrors, (each) => each === name || each in shown),
      }))
    })
  }

  /** Puts the focus into the first control, in the order of the page, that has one of the names. */
  function focusFirst(names: string[]) {
    const selector = names.map((name) => `[name="${name}"]`).join()
    const control = ref.current?.querySelector<HTMLInputElement>(selector)
    control?.focus()
    // What is wrong is typed over. A list of choices has nothing to select.
    control?.select?.()
  }

  const refuse: Refuse = (name, message) => {
    if (message) setErrors({ [name]: message })
    focusFirst([name])
  }

  async function submit(form: HTMLFormElement) {
    const check = await loadCheck()
    if (!check) return refuse([...new FormData(form).keys()][0] ?? '', unavailableText)
    const { fieldErrors, data } = check(form)
    setErrors(fieldErrors ?? {})
    if (fieldErrors) return onInvalid ? onInvalid(fieldErrors) : focusFirst(Object.keys(fieldErrors))
    setBusy(true)
    await onValid(data, refuse)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The state would tell too late of a second press that comes while the check loads.
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await submit(event.currentTarget)
    } finally {
      isSubmitting.current = false
      setBusy(false)
    }
  }

  const onInput = ({ target }: FormEvent) => handleChange(readName(target))

  function onBlur({ target, relatedTarget }: FocusEvent) {
    // A message that appears while a button is being pressed moves the button from under the pointer.
    const isPressing = relatedTarget?.closest('a, button') != null
    if (edited.current.has(readName(target)) && !isPressing) handleBlur(readName(target))
  }

  const onFocus = () => void loadCheck()

  /** The form starts anew, without messages. */
  function onReset() {
    edited.current.clear()
    setErrors({})
  }

  return {
    errors,
    isBusy,
    changed: handleChange,
    left: handleBlur,
    form: { ref, noValidate: true, onSubmit, onInput, onBlur, onFocus, onReset },
  }
}

const filterErrors = (fieldErrors: FieldErrors, shouldKeep: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => shouldKeep(name)))

/** The name of a control; other elements of a form, as links, have none. */
const readName = (target: EventTarget) => (target as Partial<HTMLInputElement>).name ?? ''
