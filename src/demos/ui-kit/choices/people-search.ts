import { castNames } from '@/generated/cast-names.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'
import { simulateRequest } from '../fields/simulated-service.ts'

export type FoundPerson = { value: string; label: string; detail: string }

/** People come first, then companies of the manifest. */
const everyone: FoundPerson[] = [
  ...cast.map(({ id, name, role }) => ({ value: id, label: name, detail: role })),
  ...Object.entries(castNames)
    .filter(([id, { document }]) => document.length === 14 && !id.startsWith('cafe_'))
    .map(([id, { name, email }]) => ({ value: id, label: name, detail: email ?? 'Empresa' })),
]

/** Time in ms that the simulated service takes. */
const serviceMs = 800

/** Searches people and companies as a service would: late, and not at all after an abort. */
export async function searchPeople(query: string, signal: AbortSignal): Promise<FoundPerson[]> {
  await simulateRequest(serviceMs, signal)
  const isFound = searchTest(query)
  return everyone.filter(({ label, detail }) => isFound(searchKey(`${label} ${detail}`)))
}
