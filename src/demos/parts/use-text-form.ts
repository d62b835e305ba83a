import { notify } from '@/ui/feedback/notify.ts'
import { useDraft } from './use-draft.ts'

const empty = { text: '' }

/** A form of one text, which is emptied when the text has been added. `missing` is said where there is none. */
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
