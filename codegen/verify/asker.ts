import type { Addressee, Reply } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { createPace } from './pace.ts'
import type { Asked, Inquiry } from './question.ts'

export type Asker = (asked: Asked, inquiry: Inquiry) => Promise<Reply>

/** Asks one question after the other, at the pace of their batches, and what several variants share only once. */
export function createAsker(addressee: Addressee, isPaced: boolean): Asker {
  const pace = createPace()
  const replies = new Map<string, Promise<Reply>>()

  const askInTurn: Asker = async (asked, { perMinute }) => {
    if (isPaced) await pace(perMinute)
    return askPatiently(asked, addressee)
  }

  return (asked, inquiry) => {
    const key = JSON.stringify(asked)
    const reply = replies.get(key) ?? askInTurn(asked, inquiry)
    replies.set(key, reply)
    return reply
  }
}
