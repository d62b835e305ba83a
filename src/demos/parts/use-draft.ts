import { useRef, useState } from 'react'
import { foundBy, type Problems } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'

type DraftForm<Draft> = {
  /** What the form starts with. */
  initial: Draft | (() => Draft)
  /** What is wrong with a draft, by the name of the control; empty where it can be kept. */
  problemsOf: (draft: Draft) => Problems
  /** The draft is submitted, and nothing is wrong with it. */
  onSubmit: (draft: Draft) => void
}

/**
 * A validated form whose controls are controlled: what they hold is a draft in state, which can be computed with while
 * it is typed. A control is named as its key in the draft is.
 */
export function useDraft<Draft extends object>({ initial, problemsOf, onSubmit }: DraftForm<Draft>) {
  const [draft, setDraft] = useState(initial)
  // The state is a rendering behind while an event is handled.
  const newest = useRef(draft)
  const check = () => foundBy(newest.current, problemsOf(newest.current))
  const {
    errors: problems,
    changed,
    form: { ref, noValidate, onSubmit: send, onBlur, onReset },
  } = useValidatedForm(async () => check, onSubmit)

  function hold(next: Draft) {
    newest.current = next
    setDraft(next)
  }

  /** Changes some keys of the draft. */
  function set(part: Partial<Draft>) {
    hold({ ...newest.current, ...part })
    for (const name of Object.keys(part)) changed(name)
  }

  /** Begins anew, without messages. */
  function restart(next: Draft) {
    hold(next)
    onReset()
  }

  return { draft, set, changed, restart, problems, form: { ref, noValidate, onSubmit: send, onBlur } }
}
