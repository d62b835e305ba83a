import { createHmac, hkdfSync } from 'node:crypto'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { createSeal } from '../batches/seal.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { Environment } from './secrets.ts'

/** Without this many characters the digest of a document could be guessed. */
export const minKeyLength = 32

/** Reads `CACHE_KEYS`: keys separated by commas. The first one encrypts; the others still open what they encrypted. */
export const readCacheKeys = ({ CACHE_KEYS = '' }: Environment): string[] =>
  CACHE_KEYS.split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Keeps answers of suppliers, encrypted. Their place is a digest with a key: consulta, purpose, request and values, of which no row has a
 * readable part.
 */
export function createAnswerCache({ query }: Database, keys: readonly string[], now = Date.now) {
  const [first, ...others] = keys.map((key) => {
    const digestKey = new Uint8Array(hkdfSync('sha256', key, '', 'places of answers', 32))
    return {
      seal: createSeal(key, 'answers'),
      digest: (place: unknown) => createHmac('sha256', digestKey).update(JSON.stringify(place)).digest('hex'),
    }
  })
  if (!first) return undefined
  return {
    /** Returns a kept answer that has not expired. */
    async read(place: unknown): Promise<{ value: Json; since: Date } | undefined> {
      const digests = [first, ...others].map(({ digest }) => digest(place))
      const [row] = await query<{ place: string; sealed: Uint8Array; since: Date }>(
        'select place, sealed, since from kept_answer where place = any($1) and expires_at > $2 order by since desc limit 1',
        [digests, new Date(now())],
      )
      const seal = row && [first, ...others][digests.indexOf(row.place)]?.seal
      if (!row || !seal) return undefined
      try {
        return { value: seal.open(row.sealed, row.place), since: row.since }
      } catch {
        // A changed row. The supplier's answer replaces it.
        return undefined
      }
    },
    /** Keeps an answer. If it cannot, the answer is still given: it is paid. */
    async keep(place: unknown, value: Json, minutes: number): Promise<void> {
      const digest = first.digest(place)
      const at = now()
      const stored = query(
        `insert into kept_answer (place, sealed, since, expires_at) values ($1, $2, $3, $4)
         on conflict (place) do update set sealed = excluded.sealed, since = excluded.since, expires_at = excluded.expires_at`,
        [digest, first.seal.close(value, digest), new Date(at), new Date(at + minutes * 60_000)],
      )
      await stored.catch(() => undefined)
    },
  }
}

/** Removes answers that are too old. */
export const removeExpiredAnswers = ({ query }: Queryable, at = new Date()) =>
  query('delete from kept_answer where expires_at <= $1', [at])
