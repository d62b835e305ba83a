import * as z from 'zod/mini'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { hashPassword, passwordRecord, verifyPassword } from './password.ts'
import { readStored, writeStored } from './persist.ts'
import { isSameEmail } from './profile.ts'
import { readerFromSchema } from './reader.ts'

const { seedUser } = app.auth

/**
 * A stored user. Older versions stored a plain password, which `prepareUsers` replaces, and no roles, which
 * `roles.ts` fills in.
 */
const storedUser = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  email: z.string(),
  password: z.union([passwordRecord, z.string()]),
  roles: z.catch(z.optional(z.array(z.string())), undefined),
})

export type User = z.infer<typeof storedUser>

export type NewUser = { name: string; email: string; password: string }

/** Skips invalid records, so that other accounts stay usable. */
const storedUsers = z.pipe(
  z.array(z.unknown()),
  z.transform((records) =>
    records.flatMap((record) => {
      const { data } = storedUser.safeParse(record)
      return data ? [data] : []
    }),
  ),
)

const readUsers = () => readStored('users', readerFromSchema(storedUsers), [])

const writeUsers = (users: User[]) => writeStored('users', users)

let preparing: Promise<void> | undefined

/** Stores the manifest's seed user if there are no users, and hashes plain passwords. */
export function prepareUsers(): Promise<void> {
  preparing ??= prepare().finally(() => {
    preparing = undefined
  })
  return preparing
}

export async function findUser(email: string, password: string): Promise<User | undefined> {
  await prepareUsers()
  const user = readUsers().find((other) => isSameEmail(other.email, email))
  if (!user || typeof user.password === 'string') return undefined
  return (await verifyPassword(password, user.password)) ? user : undefined
}

/** Stores a user; resolves to `undefined` if one with this e-mail exists. */
export async function addUser({ name, email, password }: NewUser): Promise<User | undefined> {
  await prepareUsers()
  const isTaken = () => readUsers().some((other) => isSameEmail(other.email, email))
  if (isTaken()) return undefined
  const record = await hashPassword(password)
  // Hashing takes time, and another tab may have registered the same e-mail meanwhile.
  if (isTaken()) return undefined
  const { seedEmail = '', seedRoles, defaultRoles } = authSettings
  const roles = isSameEmail(email, seedEmail) ? seedRoles : defaultRoles
  const own = { name: name.trim(), email: email.trim(), roles }
  const user = { id: crypto.randomUUID(), ...own, password: record }
  writeUsers([...readUsers(), user])
  return user
}

export function renameUser(email: string, name: string): void {
  const users = readUsers()
  if (!users.some((user) => isSameEmail(user.email, email))) return
  writeUsers(users.map((user) => (isSameEmail(user.email, email) ? { ...user, name } : user)))
}

async function prepare() {
  const users = readUsers()
  if (users.length === 0 && seedUser) await seed(seedUser)
  for (const { id, password } of users) if (typeof password === 'string') await upgrade(id, password)
}

async function seed({ password, ...user }: NewUser) {
  const record = await hashPassword(password)
  const own = { ...user, roles: authSettings.seedRoles }
  if (readUsers().length === 0) writeUsers([{ id: crypto.randomUUID(), ...own, password: record }])
}

async function upgrade(id: User['id'], plain: string) {
  const record = await hashPassword(plain)
  const isStillPlain = (user: User) => user.id === id && user.password === plain
  writeUsers(readUsers().map((user) => (isStillPlain(user) ? { ...user, password: record } : user)))
}
