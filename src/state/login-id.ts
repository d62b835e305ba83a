import { readStored, removeStored, writeStored } from './persist.ts'
import { text } from './reader.ts'

/** Reads the stored login id, which all tabs share. It is empty while logged out. */
const readStoredId = () => readStored('login', text, '')

let ownId = readStoredId()

export const isOtherLogin = () => readStoredId() !== ownId

export function createLoginId(): void {
  ownId = crypto.randomUUID()
  writeStored('login', ownId)
}

export function adoptLoginId(): void {
  ownId = readStoredId()
}

export function endLogin(): void {
  ownId = ''
  removeStored('login')
}
