import { createHmac, hkdfSync } from 'node:crypto'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { createSeal } from '../batches/seal.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { Environment } from './secrets.ts'

/** A shorter key could be guessed from the digest of a document. In characters. */
export const minKeyLength = 32

/** Reads `CACHE_KEYS`: keys separated by commas. The first one encrypts; the others still open what they encrypted. */
export const readCacheKeys = ({ CACHE_KEYS = '' }: Environment): string[] =>
  CACHE_KEYS.split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

export type AnswerCache = ReturnType<typeof createAnswerCache>

type CacheOptions = {
  now?: () => number
  /** Receives the error of an answer that is not stored: without a place for answers each query is paid for again. */
  onWriteError: (error: unknown) => void
}

/**
 * Caches answers of suppliers, encrypted. Returns `undefined` without encryption keys. The parts of a cache key (consulta, purpose,
 * request, values) are stored only as a keyed digest.
 */
export function createAnswerCache(
  { query }: Database,
  keys: readonly string[],
  { now = Date.now, onWriteError }: CacheOptions,
) {
  const [first, ...others] = keys.map((key) => {
    const digestKey = new Uint8Array(hkdfSync('sha256', key, '', 'cache keys', 32))
    return {
      seal: createSeal(key, 'answers'),
      digest: (parts: unknown) => createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest('hex'),
    }
  })
  if (!first) return undefined
  return {
    /** Returns a cached answer that has not expired. */
    async read(parts: unknown): Promise<{ value: Json; since: Date; ageMs: number } | undefined> {
      const digests = [first, ...others].map(({ digest }) => digest(parts))
      const [row] = await query<{ cacheKey: string; sealed: Uint8Array; since: Date }>(
        `select cache_key as "cacheKey", sealed, since from cached_answer
         where cache_key = any($1) and expires_at > $2 order by since desc limit 1`,
        [digests, new Date(now())],
      )
      const seal = row && [first, ...others][digests.indexOf(row.cacheKey)]?.seal
      if (!row || !seal) return undefined
      try {
        const ageMs = Math.max(0, now() - row.since.getTime())
        return { value: seal.open(row.sealed, row.cacheKey), since: row.since, ageMs }
      } catch {
        // A changed row. The supplier's answer replaces it.
        return undefined
      }
    },
    /** Stores an answer. It does not reject, because the user gets the answer all the same. */
    async write(parts: unknown, value: Json, minutes: number): Promise<void> {
      const digest = first.digest(parts)
      const at = now()
      const stored = query(
        `insert into cached_answer (cache_key, sealed, since, expires_at) values ($1, $2, $3, $4)
         on conflict (cache_key) do update set sealed = excluded.sealed, since = excluded.since, expires_at = excluded.expires_at`,
        [digest, first.seal.close(value, digest), new Date(at), new Date(at + minutes * 60_000)],
      )
      await stored.catch(onWriteError)
    },
  }
}

/** Removes expired answers. */
export const removeExpiredAnswers = ({ query }: Queryable, at = new Date()) =>
  query('delete from cached_answer where expires_at <= $1', [at])
