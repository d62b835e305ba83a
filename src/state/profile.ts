import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { partial, type Reader, text } from './reader.ts'

/** The current or last logged-in user, as shown on screen. */
export type Profile = {
  nome: string
  sobrenome: string
  email: string
  id?: string | undefined
  /** A small photo as a data URL. Without one the app shows initials. */
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

/** A stored profile needs at least a first name. */
const profile: Reader<Profile> = (value) => {
  const { nome, sobrenome = '', email = '', id, avatar } = storedFields(value) ?? {}
  return nome === undefined ? undefined : { nome, sobrenome, email, id, avatar }
}

const placeholderName = 'Usuário'

export const readProfile = (): Profile | null => readStored<Profile | null>('profile', profile, null)

export const writeProfile = (profile: Profile) => writeStored('profile', profile)

export const onProfileStoredByOtherTab = (listener: () => void) => onStoredByOtherTab('profile', listener)

export function buildProfile({ name, email }: { name: string; email: string }): Profile {
  const [nome = '', ...rest] = name.trim().split(/\s+/)
  return { nome, sobrenome: rest.join(' '), email }
}

/**
 * Returns a key that identifies the user: the provider's id or the e-mail. Empty without a stored profile.
 */
export const userKey = (profile: Profile | null): string =>
  profile?.id ?? normaliseEmail(profile?.email ?? '')

export function fullName(profile: Pick<Profile, 'nome' | 'sobrenome'> | null): string {
  return profile
    ? [profile.nome, profile.sobrenome].filter(Boolean).join(' ') || placeholderName
    : placeholderName
}

/** Compares e-mails without surrounding space and case. */
export const isSameEmail = (one: string, other: string) => normaliseEmail(one) === normaliseEmail(other)

const normaliseEmail = (email: string) => email.trim().toLowerCase()
