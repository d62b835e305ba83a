import { readStored, removeStored, writeStored } from './persist.ts'
import { text } from './reader.ts'

/** The id of the login that is stored, which all tabs share; empty where there is none. */
const readStoredId = () => readStored('login', text, '')

/** The id of the login that this tab belongs to. */
let ownId = readStoredId()

/** Returns true if the stored login is not the one that this tab belongs to. */
export const isOtherLogin = () => readStoredId() !== ownId

/** Begins a login with a random id of its own. */
export function beginLogin(): void {
  ownId = crypto.randomUUID()
  writeStored('login', ownId)
}

/** Joins the login that is stored. */
export function joinLogin(): void {
  ownId = readStoredId()
}

/** Ends the login, for all tabs. */
export function endLogin(): void {
  ownId = ''
  removeStored('login')
}
