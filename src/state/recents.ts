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
  /** How long the answer took. */
  ms: number
}

/** What a form held, by field name. */
type Values = Readonly<Record<string, string>>

const limit = 20

/** The latest consultas, newest first. They live in memory and go at logout. */
export const recents = proxy<{ items: Recent[] }>({ items: [] })

/** What the recent ones were asked with, by id: kept apart from what is shown. */
const asked = new Map<string, Values>()

/** The consulta to be asked again as soon as its page is open. */
let repeating: { consultaId: string; values: Values } | undefined

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && clearRecents(), isSynchronous)

/** Puts a consulta in front; the oldest beyond twenty go. */
export function addRecent(recent: Omit<Recent, 'id'>, values: Values): void {
  const id = crypto.randomUUID()
  recents.items = [{ id, ...recent }, ...recents.items].slice(0, limit)
  asked.set(id, values)
  for (const known of asked.keys()) if (!recents.items.some((item) => item.id === known)) asked.delete(known)
}

/** Has the page of a recent consulta ask it again when it opens. Neither URL nor history learn what is asked. */
export function repeatRecent(id: string): void {
  const recent = recents.items.find((item) => item.id === id)
  const values = asked.get(id)
  repeating = recent && values && { consultaId: recent.consultaId, values }
}

/** What a consulta is to be asked again with, if it is. */
export const valuesToRepeat = (consultaId: string) =>
  repeating?.consultaId === consultaId ? repeating.values : undefined

/** Says that the consulta is being asked again. */
export function doneRepeating(): void {
  repeating = undefined
}

function clearRecents(): void {
  recents.items = []
  asked.clear()
  doneRepeating()
}
