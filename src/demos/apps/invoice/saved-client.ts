import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { castNames } from '@/generated/cast-names.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { extractDocument, formatDocument } from './client-document.ts'
import { type Client, clientSchema } from './invoice.ts'

export const savedClientSchema = z.extend(clientSchema, { id: z.string() })

type SavedClient = z.infer<typeof savedClientSchema>

export type SavedClientSnapshot = Snapshot<SavedClient>

const createClient = (id: keyof typeof castNames, address: string): SavedClient => ({
  id,
  name: castNames[id].name,
  document: formatDocument(castNames[id].document),
  email: castNames[id].email ?? `${id}@exemplo.com.br`,
  address,
})

/** Companies and a person of the cast, at invented addresses. */
export const seedClients = (): SavedClient[] => [
  createClient('livraria', 'Rua das Amostras, 100, sala 12\nCentro, São Paulo, SP, 01000-100'),
  createClient('padaria', 'Avenida do Ensaio, 2000\nBoa Viagem, Recife, PE, 51000-200'),
  createClient('cafe', 'Estrada do Cafezal, 450, galpão 3\nJardim Modelo, Juiz de Fora, MG, 36000-300'),
  createClient('nuvem', 'Rua do Protótipo, 32, 4º andar\nFloresta, Porto Alegre, RS, 90000-400'),
  createClient('telecom', 'Avenida da Torre, 1500\nAsa Norte, Brasília, DF, 70000-500'),
  createClient('financeira', 'Praça do Balanço, 8, conjunto 91\nComércio, Salvador, BA, 40000-600'),
  createClient('dirce', 'Travessa do Modelo, 7\nSavassi, Belo Horizonte, MG, 30000-700'),
]

const maxSuggestions = 6

/** Returns the clients that match the words of a query, by name, document or e-mail. */
export function findClients<T extends SavedClientSnapshot>(clients: readonly T[], query: string): T[] {
  const matches = searchTest(query)
  const digits = extractDocument(query)
  return clients
    .filter(
      ({ name, document, email }) =>
        matches(searchKey(`${name} ${email}`)) ||
        (digits.length > 2 && extractDocument(document).startsWith(digits)),
    )
    .slice(0, maxSuggestions)
}

const trim = ({ name, document, email, address }: Client): Client => ({
  name: name.trim(),
  document: formatDocument(document),
  email: email.trim(),
  address: address.trim(),
})

/** Returns the saved client with the same document, or else the same name. */
export function findSavedClient<T extends SavedClientSnapshot>(
  clients: readonly T[],
  client: Client,
): T | undefined {
  const { name, document } = trim(client)
  return (
    clients.find((saved) => document !== '' && saved.document === document) ??
    clients.find((saved) => name !== '' && saved.name === name)
  )
}

export const isSameClient = (one: Client, other: Client) =>
  JSON.stringify(trim(one)) === JSON.stringify(trim(other))

export const copyClient = trim
