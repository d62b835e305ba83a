import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { cast, organisations } from '../../parts/cast.ts'

/** The address of the logged-in user. */
export const useOwnAddress = (): string => useSnapshot(auth).profile?.email ?? ''

type Correspondent = { name: string; address: string }

/** Returns the known person of an e-mail's `image`, or a correspondent with that address. */
export function findCorrespondent(image: string): Correspondent {
  const contact = [...cast, ...organisations].find(({ id }) => id === image)
  return contact ? { name: contact.name, address: contact.email } : { name: image, address: image }
}

/** Returns the `image` of an e-mail to this address. */
export function findImage(address: string): string {
  const contact = [...cast, ...organisations].find(({ email }) => email === address.toLowerCase())
  return contact?.id ?? address
}

/** Splits addresses at commas and semicolons. */
export const readAddresses = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** "Marina Exemplo do Vale" or, for an unknown person, the address. */
export const nameAddress = (address: string): string => findCorrespondent(findImage(address)).name
