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
  /** `null` when none is stored: the screens then show a neutral name. */
  profile: Profile | null
  /** The path, with query and hash, that was opened without being logged in. */
  returnTo: string | null
}

const readIsAuth = () => readStored('auth', boolean, false)

/** Who uses the app. It keeps honest people out of the wrong screen and protects no data. */
export const auth = proxy<Auth>({ isAuth: readIsAuth(), profile: readProfile(), returnTo: null })

if (auth.isAuth && !auth.profile) console.warn('Nenhum perfil armazenado para a pessoa autenticada')
/** The stored users, their passwords' derivation with them: not needed to show a first page. */
const users = () => import('./users.ts')

/** Older versions stored passwords as plain text; in a derived one's place stands an object. */
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

/** Lets the person in and stores their profile; `false` when e-mail and password belong to nobody. */
export async function login({ email, password }: Pick<NewUser, 'email' | 'password'>): Promise<boolean> {
  const { findUser } = await users()
  const user = await findUser(email, password)
  if (!user) return false
  const isSamePerson = auth.profile?.email === user.email && fullName(auth.profile) === user.name
  // A name is split by guess; what the person made of it on their profile is kept.
  setProfile(isSamePerson && auth.profile ? { ...auth.profile } : profileOf(user))
  setAuth(true)
  return true
}

/** Adds a user and stores their profile, without letting them in. */
export async function register(person: NewUser): Promise<'registered' | 'duplicate'> {
  const { addUser } = await users()
  const user = await addUser(person)
  if (!user) return 'duplicate'
  setProfile(profileOf(user))
  return 'registered'
}

/** Lets the person out, here and in every other tab. */
export function logout(): void {
  auth.returnTo = null
  setAuth(false)
}

/** Lets the person out until the stored profile's password is given again. */
export function lock(): void {
  setAuth(false)
}

/** Remembers, or with `null` forgets, where a login leads. */
export function setReturnTo(path: string | null): void {
  auth.returnTo = path
}

/** Changes what is shown of the person, and the stored user's name; the e-mail identifies the user and stays. */
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
