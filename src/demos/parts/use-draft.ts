import { useRef, useState } from 'react'
import { type FieldErrors, toCheckResult } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'

type DraftFormOptions<Draft> = {
  /** What the form starts with. */
  initial: Draft | (() => Draft)
  /** What is wrong with a draft, by the name of the control; empty where it can be kept. */
  validate: (draft: Draft) => FieldErrors
  /** The draft is submitted, and nothing is wrong with it. */
  onSubmit: (draft: Draft) => void
}

/**
 * A validated form whose controls are controlled: what they hold is a draft in state, which can be computed with while
 * it is typed. A control is named as its key in the draft is.
 */
export function useDraft<Draft extends object>({ initial, validate, onSubmit }: DraftFormOptions<Draft>) {
  const [draft, setDraft] = useState(initial)
  // The state is a rendering behind while an event is handled.
  const draftRef = useRef(draft)
  const check = () => toCheckResult(draftRef.current, validate(draftRef.current))
  const {
    errors: problems,
    handleChange,
    form: { ref, noValidate, onSubmit: send, onBlur, onReset },
  } = useValidatedForm(async () => check, onSubmit)

  function replaceDraft(next: Draft) {
    draftRef.current = next
    setDraft(next)
  }

  /** Changes some keys of the draft. */
  function set(changes: Partial<Draft>) {
    replaceDraft({ ...draftRef.current, ...changes })
    for (const name of Object.keys(changes)) handleChange(name)
  }

  /** Begins anew, without messages. */
  function restart(next: Draft) {
    replaceDraft(next)
    onReset()
  }

  return {
    draft,
    set,
    handleChange,
    restart,
    problems,
    form: { ref, noValidate, onSubmit: send, onBlur },
  }
}
