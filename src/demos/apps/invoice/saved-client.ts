import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { extractDocument, formatDocument } from './client-document.ts'
import { type Client, clientSchema } from './invoice.ts'

export const savedClientSchema = z.extend(clientSchema, { id: z.string() })

export type SavedClient = z.infer<typeof savedClientSchema>

export type SavedClientSnapshot = Snapshot<SavedClient>

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
