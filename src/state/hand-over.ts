import { type Loss, registerLosses } from './losses.ts'
import { onSessionEnd } from './session.ts'

type HandOverOptions<Value> = {
  /** Holds a value for each key. Otherwise a new value replaces the last one, whatever its key. */
  holdsMany?: boolean
  /** Holds its values while the same user logs in again. Otherwise they go with the session. */
  staysForLogin?: boolean
  /** Returns what a logout would lose of a value. */
  readLoss?: (value: Value) => Loss | undefined
}

/**
 * Creates a place where one page leaves a value for another. The key is the path of the other page, or the key of a history
 * entry. Values are only in memory: they reach no URL, no history state and no storage. They go when the session ends, so
 * that another user never gets them.
 */
export function handOver<Value>({ holdsMany, staysForLogin, readLoss }: HandOverOptions<Value> = {}) {
  const values = new Map<string, Value>()
  const clear = () => values.clear()
  onSessionEnd((isForLogin) => {
    if (!isForLogin || !staysForLogin) clear()
  })
  if (readLoss) registerLosses(() => [...values.values()].flatMap((value) => readLoss(value) ?? []))
  return {
    give(key: string, value: Value): void {
      if (!holdsMany) clear()
      values.set(key, value)
    },
    /** Returns the value for a key. It stays, because React may repeat a render. */
    read: (key: string): Value | undefined => values.get(key),
    /** Returns the value for a key, and removes it. */
    take(key: string): Value | undefined {
      const value = values.get(key)
      values.delete(key)
      return value
    },
    clear,
    isEmpty: () => values.size === 0,
  }
}
