import { type Access, mayAccess } from '@manifest/contract/access.ts'
import { proxy, subscribe } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { auth } from './auth.ts'
import { onStoredByOtherTab, readStored } from './persist.ts'
import { array, partial, text } from './reader.ts'
import { isSameEmail } from './same-email.ts'

/** The roles of whoever is logged in. With a provider there are none until `setRoles` says which. */
export const roles = proxy<{ names: readonly string[] }>({ names: [] })

/** Says which roles the user has: what they may not see goes from the screen at once. Only declared ones count. */
export function setRoles(names: readonly string[]): void {
  const declared = authSettings.roles.filter((name) => names.includes(name))
  if (declared.join() !== roles.names.join()) roles.names = declared
}

/** Whether the user may see what `access` guards. It shapes the screen and protects no data: sources decide. */
export const maySee = (access: Access | undefined): boolean => mayAccess(access, roles.names)

const storedUser = partial<{ email: string; roles: string[] }>({ email: text, roles: array(text) })

/** The roles of the stored user; where nobody is stored, the demonstration's, if it has an account. */
function readStoredRoles(): readonly string[] {
  const users = readStored('users', array(storedUser), [])
  const { profile } = auth
  const { defaultRoles } = authSettings
  const seedRoles = app.auth.seedUser ? authSettings.seedRoles : defaultRoles
  if (!profile || users.length === 0) return seedRoles
  const isProfileEmail = (email = '') => isSameEmail(email, profile.email)
  const user = users.find(({ email }) => isProfileEmail(email))
  return user?.roles ?? (isProfileEmail(app.auth.seedUser?.email) ? seedRoles : defaultRoles)
}

const readRoles = () => setRoles(readStoredRoles())

if (import.meta.env.VITE_AUTH_PROVIDER !== 'oidc') {
  readRoles()
  const isSynchronous = true
  subscribe(auth, readRoles, isSynchronous)
  onStoredByOtherTab('users', readRoles)
  // The manifest may have given other roles.
  if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', readRoles)
}
