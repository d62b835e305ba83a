import { notify } from '@/ui/feedback/notify.ts'
import { useDraft } from './use-draft.ts'

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
