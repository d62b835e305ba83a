import { createHmac } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { contractRules } from '../../codegen/emit/openapi/field-kinds.ts'
import { clientVersionHeader, requestIdHeader } from '../../manifest/contract/audit-headers.ts'
import type { QueriedVariant } from './queried-variant.ts'

/** A value of a query. Equal values have equal digests under one key. */
type DigestedValue = { field: string; kind: string; digest: string }

/** A line of the log: who looked up what, why, and how it ended. Absent facts were not known yet. */
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
  status: number
  ms: number
  /** The credits that the client paid. */
  charge: number
}

/** Known facts about a request or a line of a batch, collected while it is checked. */
export type RequestFacts = Partial<Omit<AuditRecord, 'charge'>> & { charge: number }

export type AuditLog = {
  /** Appends a line. Throws if it is not stored. */
  write: (record: AuditRecord) => void
  /** Returns the values of a query as keyed digests. */
  digest: (variant: QueriedVariant) => DigestedValue[]
}

/** Creates the log. Without the key nobody can compute or guess a digest. */
export const createAuditLog = (key: string, append: (line: string) => void): AuditLog => ({
  write: (record) => append(`${JSON.stringify(record)}\n`),
  digest: ({ call, values }) =>
    call.definition.fields.flatMap((field) => {
      const value = contractRules.normalise(field, values[field.name] ?? '')
      if (value === '') return []
      const digest = createHmac('sha256', key).update(value).digest('hex')
      return [{ field: field.name, kind: field.kind, digest }]
    }),
})

/** Returns a function that appends to a file, which only its owner can read. The file is created at once. */
export function createFileAppender(path: string): (text: string) => void {
  const append = (text: string) => appendFileSync(path, text, { mode: 0o600 })
  append('')
  return append
}

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
