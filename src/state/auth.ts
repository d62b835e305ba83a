import { proxy } from 'valtio/vanilla'
import { afterPageShown } from '@/lib/page-shown.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { onStoredByOtherTab, readStored, readStoredText, removeStored, writeStored } from './persist.ts'
import {
  buildProfile,
  fullName,
  isSameEmail,
  onProfileStoredByOtherTab,
  type Profile,
  readProfile,
  userKey,
  writeProfile,
} from './profile.ts'
import { array, boolean, partial, type Reader, text } from './reader.ts'
import { restartAtHome } from './restart-at-home.ts'
import type { NewUser } from './users.ts'

export type { Profile }

type Auth = {
  isAuth: boolean
  /** `null` if none is stored; the screen then shows a placeholder name. */
  profile: Profile | null
  /** The path, with query and hash, that the user opened while logged out. */
  returnTo: string | null
  /** The last logout was for a login of the same user, who gets back what was typed. */
  keepsDrafts: boolean
}

/** Reads the stored login id, which all tabs share. It is empty while logged out. */
const readStoredId = () => readStored('login', text, '')

let ownId = readStoredId()

export const isOtherLogin = () => readStoredId() !== ownId

const readIsAuth = () => readStored('auth', boolean, false)

/** The authentication state. Controls only the screens. The sources protect the data. */
export const auth = proxy<Auth>({
  isAuth: readIsAuth(),
  profile: readProfile(),
  returnTo: null,
  keepsDrafts: false,
})

if (auth.isAuth && !auth.profile) console.warn('Nenhum perfil armazenado para a pessoa autenticada')

/** Loads users and password hashing lazily, because the first page does not need them. */
const loadUsers = () => import('./users.ts')

/** Older versions stored passwords as plain text. Hashed passwords are stored as objects. */
const hasPlainPassword = () => /"password":\s*"/.test(readStoredText('users') ?? '')

const readEmail: Reader<string> = (user) => partial({ email: text })(user)?.email

/** Returns true if this user is stored, or no user is: the first login then stores the manifest's seed user. */
export function canLogInAsSeed({ email }: NewUser): boolean {
  const stored = readStored('users', array(readEmail), [])
  return stored.length === 0 || stored.some((other) => isSameEmail(other, email))
}

afterPageShown(async () => {
  if (hasWebCrypto() && hasPlainPassword()) await (await loadUsers()).prepareUsers()
})

// Another tab logged in or out.
onStoredByOtherTab('auth', () => (auth.isAuth ? syncLoginState() : joinOtherTabLogin()))

onStoredByOtherTab('login', syncLoginState)

onProfileStoredByOtherTab(() => {
  syncLoginState()
  auth.profile = readProfile()
})

globalThis.addEventListener?.('focus', syncLoginState)

// A document in the back-forward cache missed the storage events.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && (syncLoginState() || isOtherLogin())) restartAtHome()
})

function joinOtherTabLogin() {
  adoptLoginId()
  auth.isAuth = readIsAuth()
}

/**
 * Ends this tab's session if its login is over; returns true in that case. If another login has replaced it,
 * possibly another user's, the document restarts too.
 */
function syncLoginState(): boolean {
  const isStoredAuth = readIsAuth()
  if (!auth.isAuth || (isStoredAuth && !isOtherLogin())) return false
  logout({ isOwnTab: true })
  if (isStoredAuth) restartAtHome()
  return true
}

export async function login({ email, password }: Pick<NewUser, 'email' | 'password'>): Promise<boolean> {
  const { findUser } = await loadUsers()
  const user = await findUser(email, password)
  if (!user) return false
  const hasProfile = auth.profile?.email === user.email && fullName(auth.profile) === user.name
  // `buildProfile` guesses how to split the name. Keep a split that the user has corrected.
  startLogin(hasProfile && auth.profile ? { ...auth.profile } : buildProfile(user))
  return true
}

/** Logs in a user of the login provider. A photo that the same user chose here stays. */
export function loginWithProfile(profile: Profile): void {
  const { avatar } = (isSameUser(auth.profile, profile) && auth.profile) || {}
  startLogin({ ...(avatar ? { avatar } : {}), ...profile })
}

const isSameUser = (one: Profile | null, other: Profile) => userKey(one) === userKey(other)

/** Continues the stored login in all tabs if it is the same user's, otherwise replaces it. */
function startLogin(profile: Profile) {
  if (readIsAuth() && isSameUser(readProfile(), profile)) adoptLoginId()
  else createLoginId()
  setProfile(profile)
  auth.isAuth = true
  writeStored('auth', true)
}

type Logout = Partial<Pick<Auth, 'returnTo' | 'keepsDrafts'>> & {
  /** Shows the login in this tab only. Other tabs and storage stay logged in. */
  isOwnTab?: boolean
}

/** Logs the user out, in every tab or in this one. `endSession` then clears what the session has. */
export function logout({ returnTo = null, keepsDrafts = false, isOwnTab = false }: Logout = {}): void {
  Object.assign(auth, { returnTo, keepsDrafts })
  auth.isAuth = false
  if (isOwnTab) return
  // The order matters: other tabs must see the logout before the login id disappears.
  removeStored('auth')
  ownId = ''
  removeStored('login')
}

export function setReturnTo(path: string | null): void {
  auth.returnTo = path
}

export function setProfile(profile: Profile) {
  auth.profile = profile
  writeProfile(profile)
}

function createLoginId(): void {
  ownId = crypto.randomUUID()
  writeStored('login', ownId)
}

function adoptLoginId(): void {
  ownId = readStoredId()
}
