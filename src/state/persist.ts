import { proxy } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import type { Reader } from './reader.ts'

/** Values that storage refused, kept in memory so that blocked or full storage is not fatal. */
const unstored = new Map<string, string>()

let hasFailed = false
let notifyFailure: (() => void) | undefined

const buildKey = (name: string) => `${app.storagePrefix}.${name}`

export function readStoredText(name: string): string | null {
  try {
    const key = buildKey(name)
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns the stored value, or `fallback` if it is missing, invalid or storage is blocked. */
export function readStored<T>(name: string, read: Reader<T>, fallback: NoInfer<T>): T {
  try {
    const text = readStoredText(name)
    if (text === null) return fallback
    return read(JSON.parse(text)) ?? fallback
  } catch {
    return fallback
  }
}

/**
 * Stores a value as JSON. If storage refuses it, the value stays in memory and the first failure is reported.
 */
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
 * Registers the listener for storage failures. It runs once: at the first failure, or immediately if one has
 * happened.
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

/** Creates a store with one stored value, below `key`. It follows other tabs. */
export function storedProxy<Key extends string, Value>(
  name: string,
  key: Key,
  read: Reader<Value>,
  fallback: NoInfer<Value>,
) {
  const load = () => ({ [key]: readStored(name, read, fallback) }) as Record<Key, Value>
  const store = proxy(load())
  onStoredByOtherTab(name, () => void Object.assign(store, load()))
  return store
}

function reportFailure() {
  if (hasFailed) return
  hasFailed = true
  notifyFailure?.()
}
