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

/**
 * Changes the names in the profile and of the stored user, or neither if the users do not load. The e-mail identifies the
 * user and cannot change.
 */
export async function updateNames(names: Pick<Profile, 'nome' | 'sobrenome'>): Promise<void> {
  const { renameUser } = await loadUsers()
  const { email } = updateProfile(names)
  renameUser(email, fullName(names))
}

/** Changes the photo, or removes it. Stored users have none. */
export const updatePhoto = (avatar: Profile['avatar']) => void updateProfile({ avatar })

function updateProfile(changes: Partial<Profile>): Profile {
  const profile = { nome: '', sobrenome: '', email: '', ...auth.profile, ...changes }
  setProfile(profile)
  return profile
}
