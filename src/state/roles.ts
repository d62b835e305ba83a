import { type Access, mayAccess } from '@manifest/contract/access.ts'
import { proxy } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { hasProvider } from '@/lib/environment.ts'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth } from './auth.ts'
import { onStoredByOtherTab, readStored } from './persist.ts'
import { isSameEmail } from './profile.ts'
import { array, partial, text } from './reader.ts'

/** The roles of the current user. With a login provider the list is empty until `setRoles`. */
export const roles = proxy<{ names: readonly string[] }>({ names: [] })

/** Sets the user's roles, and drops those that the manifest does not declare. */
export function setRoles(names: readonly string[]): void {
  const declared = authSettings.roles.filter((name) => names.includes(name))
  // A role is one line of text.
  if (declared.join('\n') !== roles.names.join('\n')) roles.names = declared
}

/**
 * Returns true if the user may see what `access` guards. It controls the screen only; sources protect the
 * data.
 */
export const maySee = (access: Access | undefined): boolean => mayAccess(access, roles.names)

const storedUser = partial<{ email: string; roles: string[] }>({ email: text, roles: array(text) })

/** Returns the roles of the stored user; if no user is stored, those of the demonstration account. */
function readStoredRoles(): readonly string[] {
  const users = readStored('users', array(storedUser), [])
  const { profile } = auth
  const { defaultRoles } = authSettings
  const seedRoles = app.auth.seedUser ? authSettings.seedRoles : defaultRoles
  if (!profile || users.length === 0) return seedRoles
  const isProfileEmail = (email = '') => isSameEmail(email, profile.email)
  const user = users.find(({ email }) => isProfileEmail(email))
  return user?.roles ?? (isProfileEmail(authSettings.seedEmail) ? authSettings.seedRoles : defaultRoles)
}

const readRoles = () => setRoles(readStoredRoles())

if (!hasProvider()) {
  readRoles()
  subscribeSync(auth, readRoles)
  onStoredByOtherTab('users', readRoles)
  // An edit of the manifest may change the roles.
  if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', readRoles)
}

type Guarded = { access?: Access }

export const visible = <Entry extends Guarded>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ access }) => maySee(access))

/** Computes once while the generated data and the user's roles stay the same. */
export function memoizeByRoles<Result>(compute: () => Result): () => Result {
  let memo: { names: readonly string[]; result: () => Result } | undefined
  return () => {
    const { names } = roles
    if (memo?.names !== names) memo = { names, result: memoizeGenerated(compute) }
    return memo.result()
  }
}
