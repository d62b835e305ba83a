import type { Path } from '@/generated/paths.ts'

/** Returns the key for a dossiê's query; consultas use their `consultaId`. */
export const dossieQueryKey = (dossie: string) => `dossie ${dossie}`

/** Returns the key for a query that opens a batch's page. */
export const batchQueryKey = (path: Path) => `batch ${path}`
