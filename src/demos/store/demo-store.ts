import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { onStoredElsewhere, readStored, writeStored } from '@/state/persist.ts'
import { readBy } from '@/state/reader.ts'

/** A change of a demo's state. It may be replayed on another tab's state, so it must not depend on the current one. */
type Change<State> = (state: State) => void

type Made<State> = { id: string; at: number; change: Change<State> }

/** How many changes are remembered by id, and how many of a tab's own are kept for replay. */
const remembered = 200
const repeatable = 50

/** Another tab's state arrives well within this time. */
const settledMs = 10_000

type DemoStore<State> = {
  /** To be read through `useSnapshot`, and changed by `change` alone. */
  state: State
  change: (change: Change<State>) => void
}

/**
 * The state of a demo, stored as `demo.<name>` and shared by tabs. A tab that stores a state without knowing of a
 * concurrent change made elsewhere has that change replayed on its state: no update is lost.
 */
export function demoStore<State extends object>(
  name: string,
  schema: z.ZodMiniType<State>,
  seed: () => State,
): DemoStore<State> {
  const key = `demo.${name}`
  const stored = z.object({ state: schema, made: z.array(z.string()) })
  const read = () => readStored(key, readBy(stored), { state: seed(), made: [] as string[] })
  const first = read()
  const state = proxy<State>(first.state)
  let known = first.made
  let own: Made<State>[] = []

  const store = () => writeStored(key, { state, made: known })
  const note = (ids: string[]) => {
    known = [...known, ...ids].slice(-remembered)
  }

  onStoredElsewhere(key, () => {
    const theirs = read()
    const missing = own.filter(({ id, at }) => !theirs.made.includes(id) && Date.now() - at < settledMs)
    for (const { change } of missing) change(theirs.state)
    known = theirs.made
    note(missing.map(({ id }) => id))
    Object.assign(state, theirs.state)
    if (missing.length > 0) store()
  })

  return {
    state,
    change(change) {
      const id = crypto.randomUUID()
      change(state)
      own = [...own, { id, at: Date.now(), change }].slice(-repeatable)
      note([id])
      store()
    },
  }
}
