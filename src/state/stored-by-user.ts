import { auth } from './auth.ts'
import { storedProxy, writeStored } from './persist.ts'
import { userKey } from './profile.ts'
import type { Reader } from './reader.ts'

/** The number of users whose values stay. The one who wrote first goes first. */
const userLimit = 20

/** Creates a store with a stored value for each user of this browser, and a function that writes the current user's. */
export function storedByUser<Value>(name: string, read: Reader<Value>) {
  const readAll: Reader<Readonly<Record<string, Value>>> = (all) =>
    typeof all === 'object' && all !== null
      ? Object.fromEntries(
          Object.entries(all).flatMap(([user, stored]) => {
            const value = read(stored)
            return value === undefined ? [] : [[user, value]]
          }),
        )
      : undefined
  const store = storedProxy(name, 'byUser', readAll, {})
  const write = (value: Value) => {
    const user = userKey(auth.profile)
    const { [user]: _, ...others } = store.byUser
    store.byUser = { ...Object.fromEntries(Object.entries(others).slice(1 - userLimit)), [user]: value }
    writeStored(name, store.byUser)
  }
  return { store, write }
}
