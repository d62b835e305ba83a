import { purposes } from '@/generated/purposes.ts'
import { auth } from './auth.ts'
import { userKey } from './profile.ts'
import { array, text } from './reader.ts'
import { storedByUser } from './stored-by-user.ts'

const limit = 3

const { store, write } = storedByUser('lastPurposes', array(text))

/**
 * The purposes that each user used last, the newest first. Stored as digests: the browser's storage must not tell
 * what a user's queries were for.
 */
export const lastPurposes = store

/** Returns the digest of a purpose (FNV-1a, 32 bits). It need only differ between the purposes of a manifest. */
export function digestPurpose(purpose: string): string {
  let hash = 0x811c9dc5
  for (const character of purpose) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

const readDigests = () => store.byUser[userKey(auth.profile)] ?? []

/** Returns the purposes that the user used last and that the manifest still lists. */
export function readLastPurposes(): string[] {
  return readDigests().flatMap(
    (digest) => purposes.find((purpose) => digestPurpose(purpose) === digest) ?? [],
  )
}

/** Records the purpose of a query. */
export function recordPurpose(purpose: string): void {
  const digests = readDigests()
  const digest = digestPurpose(purpose)
  // A batch sends thousands of queries with one purpose.
  if (digests[0] === digest) return
  write([digest, ...digests.filter((other) => other !== digest)].slice(0, limit))
}
