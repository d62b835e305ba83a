import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { onStoredByOtherTab, readStored, writeStored } from '@/state/persist.ts'
import { readerFromSchema } from '@/state/reader.ts'

/**
 * A change of a demo's state. It may be replayed on the state of another tab, so it must not depend on the
 * current one.
 */
type StateChange<State> = (state: State) => void

type LocalChange<State> = { id: string; at: number; change: StateChange<State> }

/** Limits on the remembered change ids and on the own changes stored for replay. */
const maxAppliedIds = 200
const maxLocalChanges = 50

/** Another tab's state arrives well within this time. */
const replayWindowMs = 10_000

export type DemoStore<State> = {
  /** Read it through `useSnapshot`; change it through `change` only. */
  state: State
  change: (change: StateChange<State>) => void
}

/**
 * The state of a demo, stored as `demo.<name>` and shared by tabs. A tab that stores a state without knowing of a
 * concurrent change made elsewhere has that change replayed on its state: no update is lost.
 */
export function createDemoStore<State extends object>(
  name: string,
  schema: z.ZodMiniType<State>,
  seed: () => State,
): DemoStore<State> {
  const key = `demo.${name}`
  const storedSchema = z.object({ state: schema, made: z.array(z.string()) })
  const read = () => readStored(key, readerFromSchema(storedSchema), { state: seed(), made: [] as string[] })
  const initial = read()
  const state = proxy<State>(initial.state)
  let appliedIds = initial.made
  let localChanges: LocalChange<State>[] = []

  const save = () => writeStored(key, { state, made: appliedIds })
  const addAppliedIds = (ids: string[]) => {
    appliedIds = [...appliedIds, ...ids].slice(-maxAppliedIds)
  }

  onStoredByOtherTab(key, () => {
    const remote = read()
    const lostChanges = localChanges.filter(
      ({ id, at }) => !remote.made.includes(id) && Date.now() - at < replayWindowMs,
    )
    for (const { change } of lostChanges) change(remote.state)
    appliedIds = remote.made
    addAppliedIds(lostChanges.map(({ id }) => id))
    Object.assign(state, remote.state)
    if (lostChanges.length > 0) save()
  })

  return {
    state,
    change(change) {
      const id = crypto.randomUUID()
      change(state)
      localChanges = [...localChanges, { id, at: Date.now(), change }].slice(-maxLocalChanges)
      addAppliedIds([id])
      save()
    },
  }
}
