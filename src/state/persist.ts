import { app } from '@/generated/app.ts'
import type { Reader } from './reader.ts'

/** Values that could not be stored, kept in memory, so that blocked or full storage is not fatal. */
const unstored = new Map<string, string>()

let hasFailed = false
let notifyFailure: (() => void) | undefined

const buildKey = (name: string) => `${app.storagePrefix}.${name}`

/** The text that is stored; `null` where there is none or storage is blocked. */
export function readStoredText(name: string): string | null {
  try {
    const key = buildKey(name)
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored value, or `fallback` where it is missing, corrupt or of another shape, or storage is blocked. */
export function readStored<T>(name: string, read: Reader<T>, fallback: NoInfer<T>): T {
  try {
    const text = readStoredText(name)
    if (text === null) return fallback
    return read(JSON.parse(text)) ?? fallback
  } catch {
    return fallback
  }
}

/** Stores a value as JSON. Where storage refuses it, it is kept in memory and the failure is reported once. */
export function writeStored(name: string, value: unknown): void {
  const key = buildKey(name)
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
    reportFailure()
  }
}

/** Removes a value. */
export function removeStored(name: string): void {
  const key = buildKey(name)
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    reportFailure()
  }
}

/**
 * Registers the listener for failing storage. It is called once: at the first failure, or immediately if that
 * was earlier.
 */
export function onStorageFailure(listener: () => void): void {
  notifyFailure = listener
  if (hasFailed) listener()
}

/** Calls `listener` when another tab changes or removes the value, or clears the storage. */
export function onStoredByOtherTab(name: string, listener: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === null || key === buildKey(name)) listener()
  })
}

function reportFailure() {
  if (hasFailed) return
  hasFailed = true
  notifyFailure?.()
}
