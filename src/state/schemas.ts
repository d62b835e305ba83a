// Schemas for data of another tab or of a case. Only code that loads later imports them: zod would add 8 kB gz to the first load.
import { isLeadKind, type LeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import * as z from 'zod/mini'
import type { FailureReason, Outcome } from './outcome.ts'
import { time } from './reader.ts'

const text = z.string()

/** A time since the epoch, or a duration, in ms. */
export const ms = z.custom<number>((value) => time(value) !== undefined)

/** JSON that was parsed or copied, so that only its presence is checked. */
export const json = z.custom<Json>((value) => value !== undefined)

export const leadKind = z.custom<LeadKind>((kind) => typeof kind === 'string' && isLeadKind(kind))

const ended = { isDemo: z.boolean(), at: ms, requestId: z.optional(text) }

const loadedPages = z.object({
  count: z.int(),
  rows: z.int(),
  total: z.optional(z.number()),
  isLast: z.boolean(),
})

const answered = { source: text, storedAt: z.optional(ms), ...ended }

const withAnswer = { answer: json, pages: z.optional(loadedPages), ...answered }

export const outcome: z.ZodMiniType<Outcome> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), ...withAnswer }),
  z.object({ status: z.literal('incomplete'), ...withAnswer, missing: z.array(text) }),
  z.object({ status: z.literal('not-found'), ...answered }),
  z.object({
    status: z.literal('failed'),
    reason: z.custom<FailureReason>((value) => typeof value === 'string'),
    message: text,
    ...ended,
  }),
])

/** The values of a query. */
export const values = z.record(text, text)

export const origin = z.object({ id: text, label: text })

const count = z.int().check(z.minimum(0))

export const reportKind = z.enum(['dossie', 'batch'])

export const counts = z.object({
  found: count,
  incomplete: count,
  'not-found': count,
  failed: count,
  total: count,
})
