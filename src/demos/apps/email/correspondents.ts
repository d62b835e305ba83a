import { cast, organisations } from '../../parts/cast.ts'

type Correspondent = { name: string; address: string }

/** The correspondent that an e-mail's `image` names: a known one, or else an address. */
export function findCorrespondent(image: string): Correspondent {
  const contact = [...cast, ...organisations].find(({ id }) => id === image)
  return contact ? { name: contact.name, address: contact.email } : { name: image, address: image }
}

/** What an e-mail to this address has as its `image`. */
export function findImage(address: string): string {
  const contact = [...cast, ...organisations].find(({ email }) => email === address.toLowerCase())
  return contact?.id ?? address
}
