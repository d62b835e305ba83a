import * as z from 'zod/mini'
import { onStoredElsewhere, readStored, writeStored } from './persist.ts'
import type { User } from './users.ts'

/** The person who is, or was last, logged in, as shown on screen. */
const profileSchema = z.object({
  nome: z.string(),
  sobrenome: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
})

export type Profile = z.infer<typeof profileSchema>

/** Who is meant where no profile is stored. */
const nobody = 'Usuário'

export const readProfile = (): Profile | null => readStored('profile', z.nullable(profileSchema), null)

export const writeProfile = (profile: Profile) => writeStored('profile', profile)

export const onProfileElsewhere = (listener: () => void) => onStoredElsewhere('profile', listener)

/** The first word of a name is `nome`, the rest `sobrenome`. */
export function profileOf({ name, email }: Pick<User, 'name' | 'email'>): Profile {
  const [nome = '', ...rest] = name.trim().split(/\s+/)
  return { nome, sobrenome: rest.join(' '), email }
}

/** First and last name, for display. */
export function fullName(profile: Pick<Profile, 'nome' | 'sobrenome'> | null): string {
  return profile ? [profile.nome, profile.sobrenome].filter(Boolean).join(' ') || nobody : nobody
}
