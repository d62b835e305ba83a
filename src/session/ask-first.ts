import { proxy } from 'valtio/vanilla'
import { formatCost } from '@/lib/format/credits.ts'
import { onSessionEnd } from '@/state/session.ts'

/** A question before an action. `title` ends with a question mark or says what the user may not know. */
type Question = { title: string; text: string; action: string }

/** A question that waits for the user's answer. */
export type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void }

export const question = proxy<{ current: OpenQuestion | undefined }>({ current: undefined })

/** Asks the user in a dialog. Resolves with true if the user confirms the action. */
export function askFirst(asked: Question): Promise<boolean> {
  question.current?.answer(false)
  return new Promise((resolve) => {
    question.current = {
      ...asked,
      answer(isConfirmed) {
        question.current = undefined
        resolve(isConfirmed)
      },
    }
  })
}

/**
 * Asks the user before a repetition that costs credits. Resolves with true at once if it costs nothing, or if the
 * manifest does not tell.
 *
 * @param action The action, such as 'Consultar de novo'.
 * @param formatted The cost as a text, if it is no single amount.
 */
export async function confirmCost(
  action: string,
  credits: number | undefined,
  formatted = credits === undefined ? '' : formatCost(credits),
): Promise<boolean> {
  if (!credits) return true
  const text = `O que já foi respondido continua na sessão. Repetir custa ${formatted}.`
  return askFirst({ title: `${action}?`, text, action })
}

onSessionEnd(() => question.current?.answer(false))
