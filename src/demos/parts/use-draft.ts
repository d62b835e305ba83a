import { useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { type FieldErrors, toCheckResult } from '@/ui/forms/check.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'

const empty = { text: '' }

/**
 * A form with one text, which is cleared after it was added. `emptyMessage` is the error for an empty text.
 */
export function useTextForm(emptyMessage: string, onAdd: (text: string) => void) {
  const { draft, set, restart, problems, form } = useDraft({
    initial: empty,
    validate: ({ text }) => (text.trim() === '' ? { text: emptyMessage } : {}),
    onSubmit: ({ text }) => {
      onAdd(text.trim())
      restart(empty)
      void notify.success('Add Successfully')
    },
  })

  return { text: draft.text, setText: (text: string) => set({ text }), error: problems.text, form }
}

type DraftFormOptions<Draft> = {
  initial: Draft | (() => Draft)
  /** Returns the errors by control name; empty for a valid draft. */
  validate: (draft: Draft) => FieldErrors
  onSubmit: (draft: Draft) => void
}

/**
 * A validated form with controlled inputs. The draft is in state, so that totals can be computed while
 * typing. A control's name is its key in the draft.
 */
export function useDraft<Draft extends object>({ initial, validate, onSubmit }: DraftFormOptions<Draft>) {
  const [draft, setDraft] = useState(initial)
  // The state lags one render behind inside event handlers.
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

  function set(changes: Partial<Draft>) {
    replaceDraft({ ...draftRef.current, ...changes })
    for (const name of Object.keys(changes)) handleChange(name)
  }

  /** Resets the form without messages. */
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
