import { proxy } from 'valtio/vanilla'
import { afterPageShown } from '@/lib/page-shown.ts'
import { canHashPasswords } from './can-hash-passwords.ts'
import { onStoredElsewhere, readStored, removeStored, storedText, writeStored } from './persist.ts'
import {
  fullName,
  onProfileElsewhere,
  type Profile,
  profileOf,
  readProfile,
  writeProfile,
} from './profile.ts'
import { boolean } from './reader.ts'
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
const users = () => import('./users.ts')

/** Older versions stored passwords as plain text; derived ones are stored as objects. */
const hasPlainPassword = () => /"password":\s*"/.test(storedText('users') ?? '')

afterPageShown(async () => {
  if (canHashPasswords() && hasPlainPassword()) await (await users()).prepareUsers()
})

onStoredElsewhere('auth', () => {
  auth.isAuth = readIsAuth()
})
onProfileElsewhere(() => {
  auth.profile = readProfile()
})

/** Logs the user in and stores their profile; `false` when no user has this e-mail and password. */
export async function login({ email, password }: Pick<NewUser, 'email' | 'password'>): Promise<boolean> {
  const { findUser } = await users()
  const user = await findUser(email, password)
  if (!user) return false
  const isSameUser = auth.profile?.email === user.email && fullName(auth.profile) === user.name
  // The name is split by guess; a split that the user has corrected in the profile is kept.
  setProfile(isSameUser && auth.profile ? { ...auth.profile } : profileOf(user))
  setAuth(true)
  return true
}

/** Lets in somebody whom a provider has vouched for. A photo that the same user has chosen here is kept. */
export function admit(profile: Profile): void {
  const { avatar } = auth.profile?.email === profile.email ? auth.profile : {}
  setProfile({ ...(avatar ? { avatar } : {}), ...profile })
  setAuth(true)
}

/** Shows this tab the login, without a word to the others and with the session still said to be open. */
export function askForLogin(returnTo: string | null): void {
  auth.returnTo = returnTo
  auth.isAuth = false
}

/** Adds a user and stores their profile, without logging them in. */
export async function register(newUser: NewUser): Promise<'registered' | 'duplicate'> {
  const { addUser } = await users()
  const user = await addUser(newUser)
  if (!user) return 'duplicate'
  setProfile(profileOf(user))
  return 'registered'
}

/** Logs the user out, here and in every other tab. */
export function logout(): void {
  auth.returnTo = null
  setAuth(false)
}

/** Logs the user out until the stored profile's password is entered again. */
export function lock(): void {
  setAuth(false)
}

/** Sets, or with `null` clears, the path to which a login returns. */
export function setReturnTo(path: string | null): void {
  auth.returnTo = path
}

/** Changes the profile and the stored user's name; the e-mail identifies the user and stays. */
export async function updateProfile(changes: Partial<Omit<Profile, 'email'>>): Promise<void> {
  const profile = { nome: '', sobrenome: '', email: '', ...auth.profile, ...changes }
  setProfile(profile)
  const { renameUser } = await users()
  renameUser(profile.email, fullName(profile))
}

function setProfile(profile: Profile) {
  auth.profile = profile
  writeProfile(profile)
}

function setAuth(isAuth: boolean) {
  auth.isAuth = isAuth
  if (isAuth) writeStored('auth', true)
  else removeStored('auth')
}
