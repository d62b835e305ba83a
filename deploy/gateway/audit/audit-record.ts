import type { IncomingHttpHeaders } from 'node:http'
import { clientVersionHeader, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { DigestedValue } from './subject-digest.ts'

/** How a query ended. */
export type Outcome = 'found' | 'notFound' | 'failed'

/** A row of the audit: who looked up what, why, and how it ended. Absent facts were not known yet. */
export type AuditRecord = {
  at: string
  request_id: string | null
  client_version: string | null
  /** The token's `sub`, or the address of a client without a token. */
  client?: string
  roles?: string[]
  source: string
  operation?: string
  consulta?: string
  subject?: DigestedValue[]
  purpose?: string
  /** The name of the supplier that answered; `examples` for those of the manifest. */
  supplier?: string
  /** The suppliers' charge, in the product's currency. */
  supplier_cost?: number
  /** The code of the supplier's failure. */
  failure?: string
  /** When the supplier answered, if the answer comes from the cache. */
  cached_since?: string
  outcome?: Outcome
  status: number
  ms: number
  /** The credits that the client paid. */
  charge: number
}

/** Known facts about a request or a line of a batch, collected while it is checked. */
export type RequestFacts = Partial<Omit<AuditRecord, 'charge' | 'status' | 'ms'>> & { charge: number }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const version = /^[0-9A-Za-z.+-]{1,64}$/

/** Returns the id and the version that a request carries. Other texts are left out: they may contain anything. */
export const readAuditHeaders = (headers: IncomingHttpHeaders) => ({
  request_id: readMatch(headers, requestIdHeader, uuid),
  client_version: readMatch(headers, clientVersionHeader, version),
})

function readMatch(headers: IncomingHttpHeaders, name: string, pattern: RegExp): string | null {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' && pattern.test(value) ? value : null
}
