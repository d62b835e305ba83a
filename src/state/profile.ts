import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { partial, type Reader, text } from './reader.ts'
import { normaliseEmail } from './same-email.ts'
import type { User } from './users.ts'

/** The user who is, or was last, logged in, as shown on screen. */
export type Profile = {
  nome: string
  sobrenome: string
  email: string
  /** The provider's id of the user, where accounts are a provider's. */
  id?: string | undefined
  /** A small photo as a data URL; without one the initials are shown. */
  avatar?: string | undefined
}

const picture: Reader<string> = (value) => (/^data:image\//.test(String(value)) ? text(value) : undefined)

const storedFields = partial<Required<Profile>>({
  nome: text,
  sobrenome: text,
  email: text,
  id: text,
  avatar: picture,
})

/** A stored profile is valid if it has at least a first name. */
const profile: Reader<Profile> = (value) => {
  const { nome, sobrenome = '', email = '', id, avatar } = storedFields(value) ?? {}
  return nome === undefined ? undefined : { nome, sobrenome, email, id, avatar }
}

/** Shown where no profile is stored. */
const placeholderName = 'Usuário'

export const readProfile = (): Profile | null => readStored<Profile | null>('profile', profile, null)

export const writeProfile = (profile: Profile) => writeStored('profile', profile)

export const onProfileStoredByOtherTab = (listener: () => void) => onStoredByOtherTab('profile', listener)

/** The first word of a name is `nome`, the rest `sobrenome`. */
export function buildProfile({ name, email }: Pick<User, 'name' | 'email'>): Profile {
  const [nome = '', ...rest] = name.trim().split(/\s+/)
  return { nome, sobrenome: rest.join(' '), email }
}

/** Tells users apart: the provider's id of the user, or else the e-mail. Empty where no profile is stored. */
export const userKey = (profile: Profile | null): string =>
  profile?.id ?? normaliseEmail(profile?.email ?? '')

/** First and last name, for display. */
export function fullName(profile: Pick<Profile, 'nome' | 'sobrenome'> | null): string {
  return profile
    ? [profile.nome, profile.sobrenome].filter(Boolean).join(' ') || placeholderName
    : placeholderName
}
