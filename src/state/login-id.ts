import { readStored, removeStored, writeStored } from './persist.ts'
import { text } from './reader.ts'

/** The id of the login that is stored, which all tabs share; empty where there is none. */
const stored = () => readStored('login', text, '')

/** The id of the login that this tab belongs to. */
let own = stored()

/** Returns true if the stored login is not the one that this tab belongs to. */
export const isOtherLogin = () => stored() !== own

/** Begins a login with a random id of its own. */
export function beginLogin(): void {
  own = crypto.randomUUID()
  writeStored('login', own)
}

/** Joins the login that is stored. */
export function joinLogin(): void {
  own = stored()
}

/** Ends the login, for all tabs. */
export function endLogin(): void {
  own = ''
  removeStored('login')
}
