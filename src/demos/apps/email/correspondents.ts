import { people } from '../../parts/people.ts'

type Correspondent = { name: string; address: string }

/** Organisations that do not exist; `image` of an e-mail names them. */
const organisations = [
  { image: 'livraria', label: 'Livraria Exemplo' },
  { image: 'padaria', label: 'Padaria Modelo' },
  { image: 'clube', label: 'Clube Amostra' },
  { image: 'loteria', label: 'Loteria Fictícia' },
]

/** The correspondent that an e-mail's `image` names: a known one, or else an address. */
export function correspondentOf(image: string): Correspondent {
  const known = [...people, ...organisations].find((other) => other.image === image)
  return known ? { name: known.label, address: `${image}@exemplo.com.br` } : { name: image, address: image }
}

/** What an e-mail to this address has as its `image`. */
export function imageFor(address: string): string {
  const [user = ''] = address.toLowerCase().split('@')
  return correspondentOf(user).address === address.toLowerCase() ? user : address
}
