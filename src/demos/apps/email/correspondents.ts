import { cast, organisations } from '../../parts/cast.ts'

type Correspondent = { name: string; address: string }

/** The correspondent that an e-mail's `image` names: a known one, or else an address. */
export function correspondentOf(image: string): Correspondent {
  const known = [...cast, ...organisations].find(({ id }) => id === image)
  return known ? { name: known.name, address: known.email } : { name: image, address: image }
}

/** What an e-mail to this address has as its `image`. */
export function imageFor(address: string): string {
  const known = [...cast, ...organisations].find(({ email }) => email === address.toLowerCase())
  return known?.id ?? address
}
