import { app } from '@/generated/app.ts'
import type { Reader } from './reader.ts'

/** What could not be written: it lasts as long as the page, so that a blocked or full storage is not fatal. */
const unwritten = new Map<string, string>()

let hasFailed = false
let reportFailure: (() => void) | undefined

const keyOf = (name: string) => `${app.storagePrefix}.${name}`

/** The text that is stored; `null` where there is none or storage is blocked. */
export function storedText(name: string): string | null {
  try {
    const key = keyOf(name)
    return unwritten.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored value, or `fallback` where it is missing, corrupt or of another shape, or storage is blocked. */
export function readStored<T>(name: string, read: Reader<T>, fallback: NoInfer<T>): T {
  try {
    const text = storedText(name)
    if (text === null) return fallback
    return read(JSON.parse(text)) ?? fallback
  } catch {
    return fallback
  }
}

/** Stores a value as JSON. Where storage refuses it, it is kept in memory and the failure is reported once. */
export function writeStored(name: string, value: unknown): void {
  const key = keyOf(name)
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    unwritten.delete(key)
  } catch {
    unwritten.set(key, text)
    fail()
  }
}

/** Forgets a value. */
export function removeStored(name: string): void {
  const key = keyOf(name)
  unwritten.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    fail()
  }
}

/** Says how a person is told that nothing can be stored: once, at the first failure or right away if that was earlier. */
export function onStorageFailure(listener: () => void): void {
  reportFailure = listener
  if (hasFailed) listener()
}

/** Calls `listener` when another tab changes or removes the value, or clears the storage. */
export function onStoredElsewhere(name: string, listener: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === null || key === keyOf(name)) listener()
  })
}

function fail() {
  if (hasFailed) return
  hasFailed = true
  reportFailure?.()
}
