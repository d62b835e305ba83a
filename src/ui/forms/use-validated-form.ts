import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { announce } from '../feedback/announcer.tsx'
import type { Check, Problems } from './check.ts'

/** Refuses what was valid by itself: puts a message at a control, if there is one, and the focus into it. */
export type Refuse = (name: string, message?: string) => void

type Submit<T> = (data: T, refuse: Refuse) => Promise<void> | void

/** What is said at the first control when the check cannot be loaded; the next try loads it anew. */
const unavailable = 'Não foi possível conferir. Verifique a conexão e tente de novo.'

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
  onRefused?: (problems: Problems) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const isSubmitting = useRef(false)
  const edited = useRef(new Set<string>())

  const loaded = () => load().catch(() => undefined)

  const find = async (use: (problems: Problems) => void) => {
    const check = await loaded()
    if (check && ref.current) use(check(ref.current).problems ?? {})
  }

  function changed(name: string) {
    edited.current.add(name)
    if (Object.keys(errors).length === 0) return
    void find((problems) => setErrors((shown) => only(shown, (name) => shown[name] === problems[name])))
  }

  function left(name: string) {
    void find((problems) => {
      // The focus is elsewhere by now; after a submit it goes to the control, whose message is read with it.
      if (problems[name]) announce(problems[name])
      // What was refused elsewhere is no problem that the check knows: it stays until something is edited.
      const others = (shown: Problems) => only(shown, (each) => each !== name)
      setErrors((shown) => ({
        ...others(shown),
        ...only(problems, (each) => each === name || each in shown),
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
    const check = await loaded()
    if (!check) return refuse([...new FormData(form).keys()][0] ?? '', unavailable)
    const { problems, data } = check(form)
    setErrors(problems ?? {})
    if (problems) return onRefused ? onRefused(problems) : focusFirst(Object.keys(problems))
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

  const onInput = ({ target }: FormEvent) => changed(nameOf(target))

  function onBlur({ target, relatedTarget }: FocusEvent) {
    // A message that appears while a button is being pressed moves the button from under the pointer.
    const isPressing = relatedTarget?.closest('a, button') != null
    if (edited.current.has(nameOf(target)) && !isPressing) left(nameOf(target))
  }

  const onFocus = () => void loaded()

  /** The form starts anew, without messages. */
  function onReset() {
    edited.current.clear()
    setErrors({})
  }

  return {
    errors,
    isBusy,
    changed,
    left,
    form: { ref, noValidate: true, onSubmit, onInput, onBlur, onFocus, onReset },
  }
}

const only = (problems: Problems, keeps: (name: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => keeps(name)))

/** The name of a control; other elements of a form, as links, have none. */
const nameOf = (target: EventTarget) => (target as Partial<HTMLInputElement>).name ?? ''
