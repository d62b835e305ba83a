import { proxy } from 'valtio/vanilla'
import { afterPageShown } from '@/lib/page-shown.ts'
import { canHashPasswords } from './can-hash-passwords.ts'
import { beginLogin, endLogin, isOtherLogin, joinLogin } from './login-id.ts'
import { onStoredByOtherTab, readStored, readStoredText, removeStored, writeStored } from './persist.ts'
import {
  buildProfile,
  fullName,
  onProfileStoredByOtherTab,
  type Profile,
  readProfile,
  userKey,
  writeProfile,
} from './profile.ts'
import { boolean } from './reader.ts'
import { restartAtHome } from './restart-at-home.ts'
import type { NewUser } from './users.ts'

export type { Profile }

type Auth = {
  isAuth: boolean
  /** `null` when none is stored: a placeholder name is shown then. */
  profile: Profile | null
  /** The path, with query and hash, that was opened without being logged in. */
  returnTo: string | null
}

const readIsAuth = () => readStored('auth', boolean, false)

/** The authentication state. It is local to the browser: it guides users and protects no data. */
export const auth = proxy<Auth>({ isAuth: readIsAuth(), profile: readProfile(), returnTo: null })

if (auth.isAuth && !auth.profile) console.warn('Nenhum perfil armazenado para a pessoa autenticada')

/** The stored users and the derivation of passwords, loaded lazily: the first page does not need them. */
const loadUsers = () => import('./users.ts')

/** Older versions stored passwords as plain text; derived ones are stored as objects. */
const hasPlainPassword = () => /"password":\s*"/.test(readStoredText('users') ?? '')

afterPageShown(async () => {
  if (canHashPasswords() && hasPlainPassword()) await (await loadUsers()).prepareUsers()
})

onStoredByOtherTab('auth', () => (auth.isAuth ? endIfLoggedOut() : joinOtherTabLogin()))
onStoredByOtherTab('login', endIfLoggedOut)
onProfileStoredByOtherTab(() => {
  endIfLoggedOut()
  auth.profile = readProfile()
})
globalThis.addEventListener?.('focus', endIfLoggedOut)
// A document in the back-forward cache has not heard what others stored.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && (endIfLoggedOut() || isOtherLogin())) restartAtHome()
})

/** Follows another tab's login. */
function joinOtherTabLogin() {
  joinLogin()
  auth.isAuth = readIsAuth()
}

/**
 * Ends this tab's session where its login is over, and returns true then. Where there is another login, possibly another
 * user's, the document goes too.
 */
function endIfLoggedOut(): boolean {
  const isStoredAuth = readIsAuth()
  if (!auth.isAuth || (isStoredAuth && !isOtherLogin())) return false
  auth.returnTo = null
  auth.isAuth = false
  if (isStoredAuth) restartAtHome()
  return true
}

/** Logs the user in and stores their profile; `false` when no user has this e-mail and password. */
export async function login({ email, password }: Pick<NewUser, 'email' | 'password'>): Promise<boolean> {
  const { findUser } = await loadUsers()
  const user = await findUser(email, password)
  if (!user) return false
  const hasProfile = auth.profile?.email === user.email && fullName(auth.profile) === user.name
  // The name is split by guess; a split that the user has corrected in the profile is kept.
  startLogin(hasProfile && auth.profile ? { ...auth.profile } : buildProfile(user))
  return true
}

/** Lets in somebody whom a provider has vouched for. A photo that the same user has chosen here is kept. */
export function loginWithProfile(profile: Profile): void {
  const { avatar } = (isSameUser(auth.profile, profile) && auth.profile) || {}
  startLogin({ ...(avatar ? { avatar } : {}), ...profile })
}

const isSameUser = (one: Profile | null, other: Profile) => userKey(one) === userKey(other)

/** Lets a user in. A stored login of the same user continues, in all tabs; any other one ends. */
function startLogin(profile: Profile) {
  if (readIsAuth() && isSameUser(readProfile(), profile)) joinLogin()
  else beginLogin()
  setProfile(profile)
  auth.isAuth = true
  writeStored('auth', true)
}

/** Shows this tab the login, without a word to the others and with the session still said to be open. */
export function requireLogin(returnTo: string | null): void {
  auth.returnTo = returnTo
  auth.isAuth = false
}

/** Adds a user and stores their profile, without logging them in. */
export async function register(newUser: NewUser): Promise<'registered' | 'duplicate'> {
  const { addUser } = await loadUsers()
  const user = await addUser(newUser)
  if (!user) return 'duplicate'
  setProfile(buildProfile(user))
  return 'registered'
}

/** Logs the user out, here and in every other tab. */
export function logout(): void {
  auth.returnTo = null
  clearAuth()
}

/** Logs the user out until the stored profile's password is entered again. */
export function clearAuth(): void {
  auth.isAuth = false
  // Other tabs hear of the logout before they miss the login.
  removeStored('auth')
  endLogin()
}

/** Sets, or with `null` clears, the path to which a login returns. */
export function setReturnTo(path: string | null): void {
  auth.returnTo = path
}

/** Changes the profile and the stored user's name; the e-mail identifies the user and stays. */
export async function updateProfile(changes: Partial<Omit<Profile, 'email'>>): Promise<void> {
  const profile = { nome: '', sobrenome: '', email: '', ...auth.profile, ...changes }
  setProfile(profile)
  const { renameUser } = await loadUsers()
  renameUser(profile.email, fullName(profile))
}

function setProfile(profile: Profile) {
  auth.profile = profile
  writeProfile(profile)
}
