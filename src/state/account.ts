import { auth, type Profile, setProfile } from './auth.ts'
import { buildProfile, fullName } from './profile.ts'
import type { NewUser } from './users.ts'

/** Loads users and password hashing when a form is sent. */
const loadUsers = () => import('./users.ts')

/** Stores a new user, whose profile the login then shows. */
export async function register(newUser: NewUser): Promise<'registered' | 'duplicate'> {
  const { addUser } = await loadUsers()
  const user = await addUser(newUser)
  if (!user) return 'duplicate'
  setProfile(buildProfile(user))
  return 'registered'
}

/** Changes the profile and the stored user's name. The e-mail identifies the user and cannot change. */
export async function updateProfile(changes: Partial<Omit<Profile, 'email'>>): Promise<void> {
  const profile = { nome: '', sobrenome: '', email: '', ...auth.profile, ...changes }
  setProfile(profile)
  const { renameUser } = await loadUsers()
  renameUser(profile.email, fullName(profile))
}
