import { proxy } from 'valtio/vanilla'
import { purposes } from '@/generated/purposes.ts'
import { auth } from './auth.ts'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { userKey } from './profile.ts'
import { array, type Reader, text } from './reader.ts'

type DigestsByUser = Readonly<Record<string, readonly string[]>>

const limit = 3

const userLimit = 20

const digestList = array(text)

const byUser: Reader<DigestsByUser> = (value) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([user, digests]) => [user, digestList(digests) ?? []]))
    : undefined

const readStoredDigests = () => readStored('lastPurposes', byUser, {})

/**
 * The purposes that each user used last, the newest first. Stored as digests: the browser's storage must not tell
 * what a user's queries were for.
 */
export const lastPurposes = proxy<{ byUser: DigestsByUser }>({ byUser: readStoredDigests() })

onStoredByOtherTab('lastPurposes', () => {
  lastPurposes.byUser = readStoredDigests()
})

/** Returns the digest of a purpose (FNV-1a, 32 bits). It need only differ between the purposes of a manifest. */
export function digestPurpose(purpose: string): string {
  let hash = 0x811c9dc5
  for (const character of purpose) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Returns the purposes that the user used last and that the manifest still lists. */
export function readLastPurposes(): string[] {
  const digests = lastPurposes.byUser[userKey(auth.profile)] ?? []
  return digests.flatMap((digest) => purposes.find((purpose) => digestPurpose(purpose) === digest) ?? [])
}

/** Records the purpose of a query. */
export function recordPurpose(purpose: string): void {
  const user = userKey(auth.profile)
  const { [user]: digests = [], ...others } = lastPurposes.byUser
  const digest = digestPurpose(purpose)
  // A batch sends thousands of queries with one purpose.
  if (digests[0] === digest) return
  lastPurposes.byUser = {
    ...Object.fromEntries(Object.entries(others).slice(1 - userLimit)),
    [user]: [digest, ...digests.filter((other) => other !== digest)].slice(0, limit),
  }
  writeStored('lastPurposes', lastPurposes.byUser)
}
