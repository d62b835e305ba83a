import { isDemonstration } from '@/lib/environment.ts'
import { auth } from './auth.ts'
import { readStored, writeStored } from './persist.ts'
import { userKey } from './profile.ts'
import { array, text } from './reader.ts'

const name = 'fromZero'

/** The users who removed their history of use, by their keys. */
const readUsers = () => readStored(name, array(text), [])

/** Returns true if the user wants no demonstration history unless they load it. */
export const hasStartedFromZero = () => readUsers().includes(userKey(auth.profile))

/** Stores that the demonstration history must not come back by itself for this user. */
export function startFromZero() {
  if (isDemonstration && !hasStartedFromZero()) writeStored(name, [...readUsers(), userKey(auth.profile)])
}
