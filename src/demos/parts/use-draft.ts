import { type FormEvent, useState } from 'react'
import { focusInvalid } from './focus-invalid.ts'

type DraftForm<Draft, Problems> = {
  /** What the form starts with. */
  initial: Draft | (() => Draft)
  /** What is wrong with a draft, by field; nothing where it can be kept. */
  problemsOf: (draft: Draft) => Problems
  /** The draft is sent, and nothing is wrong with it. */
  onSubmit: (draft: Draft) => void
}

/** What a person fills in. Problems show from the first try to send it, which leads to the first of them. */
export function useDraft<Draft extends object, Problems extends object>({
  initial,
  problemsOf,
  onSubmit,
}: DraftForm<Draft, Problems>) {
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const problems: Partial<Problems> = isChecked ? problemsOf(draft) : {}
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problemsOf(draft)).length > 0) return focusInvalid(event.currentTarget)
    onSubmit(draft)
  }

  return { draft, set, problems, send }
}
