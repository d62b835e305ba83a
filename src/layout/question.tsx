import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { question } from '@/session/ask-first.ts'
import { notify } from '@/ui/feedback/notify.ts'

const questionDialog = createOnDemand(() => import('@/session/question-dialog.tsx'))

/** The question before an action, such as a repetition that costs. Its code loads at the first use. */
export function Question() {
  const { current } = useSnapshot(question)
  const Dialog = useOnDemand(questionDialog, current !== undefined, () => {
    question.current?.answer(false)
    notify.error('Não foi possível perguntar antes, e por isso nada foi consultado. Tente de novo.')
  })?.default
  return Dialog ? <Dialog question={current} /> : null
}
