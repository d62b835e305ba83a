import { proxy, subscribe } from 'valtio/vanilla'
import { auth } from './auth.ts'
import type { UsageRecord } from './usage.ts'

/** A consulta that was made. `subject` is masked: what was looked up never reaches the storage. */
export type Recent = {
  id: string
  consulta: string
  path: string
  title: string
  subject: string
  at: number
  outcome: UsageRecord['outcome']
  /** How long the answer took. */
  ms: number
}

const limit = 20

/** The latest consultas, newest first. They live in memory and go at logout. */
export const recents = proxy<{ items: Recent[] }>({ items: [] })

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && clearRecents(), isSynchronous)

/** Puts a consulta in front; the oldest beyond twenty go. */
export function addRecent(recent: Omit<Recent, 'id'>): void {
  recents.items = [{ id: crypto.randomUUID(), ...recent }, ...recents.items].slice(0, limit)
}

function clearRecents(): void {
  recents.items = []
}
