import { proxy, subscribe } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { auth } from './auth.ts'
import type { UsageRecord } from './usage-record.ts'

/** A consulta that was made. `subject` is masked: what was looked up never reaches the storage. */
export type Recent = {
  id: string
  consultaId: string
  path: Path
  title: string
  subject: string
  at: number
  outcome: UsageRecord['outcome']
  /** How long the response took, in ms. */
  ms: number
}

/** Form values, by field name. */
type Values = Readonly<Record<string, string>>

const limit = 20

/** The latest consultas, newest first. They are kept in memory and cleared at logout. */
export const recents = proxy<{ items: Recent[] }>({ items: [] })

/** The form values of the recent ones, by id, kept apart from what is shown. */
const valuesById = new Map<string, Values>()

/** The consulta to repeat as soon as its page is open. */
let repeating: { consultaId: string; values: Values } | undefined

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && clearRecents(), isSynchronous)

/** Adds a consulta at the front; only the latest twenty are kept. */
export function addRecent(recent: Omit<Recent, 'id'>, values: Values): void {
  const id = crypto.randomUUID()
  recents.items = [{ id, ...recent }, ...recents.items].slice(0, limit)
  valuesById.set(id, values)
  for (const known of valuesById.keys())
    if (!recents.items.some((item) => item.id === known)) valuesById.delete(known)
}

/** Makes the page of a recent consulta repeat it when it opens. The values reach neither the URL nor the history. */
export function repeatRecent(id: string): void {
  const recent = recents.items.find((item) => item.id === id)
  const values = valuesOf(id)
  repeating = recent && values && { consultaId: recent.consultaId, values }
}

/** The form values of a recent consulta, which are in memory only. */
export const valuesOf = (id: string): Values | undefined => valuesById.get(id)

/** The form values to repeat a consulta with; `undefined` if it is not to be repeated. */
export const valuesToRepeat = (consultaId: string) =>
  repeating?.consultaId === consultaId ? repeating.values : undefined

/** To be called when the consulta is being repeated. */
export function doneRepeating(): void {
  repeating = undefined
}

function clearRecents(): void {
  recents.items = []
  valuesById.clear()
  doneRepeating()
}
