import type { Addressee, Reply } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { createPace } from './pace.ts'
import type { Asked } from './question.ts'

/** How fast a question may follow the one before, and the example that it is. */
type Turn = { perMinute: number; example: string }

/** An answer that came, and the example that it was asked with. */
export type Heard = { status: number; headers: Headers; example: string }

export type Asker = {
  ask(asked: Asked, turn: Turn): Promise<Reply>
  /** Every answer that came, in order. */
  heard: readonly Heard[]
  hasAsked(): boolean
  timeoutMs: number
}

/** Asks one question after the other, at the pace of their batches, and what several variants share only once. */
export function createAsker(addressee: Addressee, isPaced: boolean): Asker {
  const pace = createPace()
  const replies = new Map<string, Promise<Reply>>()
  const heard: Heard[] = []

  async function askInTurn(asked: Asked, { perMinute, example }: Turn): Promise<Reply> {
    if (isPaced) await pace(perMinute)
    return askPatiently(asked, addressee, ({ status, headers }) => heard.push({ status, headers, example }))
  }

  return {
    heard,
    hasAsked: () => replies.size > 0,
    timeoutMs: addressee.timeoutMs,
    ask(asked, turn) {
      const key = JSON.stringify(asked)
      const reply = replies.get(key) ?? askInTurn(asked, turn)
      replies.set(key, reply)
      return reply
    },
  }
}
