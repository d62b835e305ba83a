import type { Source } from '../schema/sources.ts'

/** The header with the id of a request: a UUID of its own for each attempt. */
export const requestIdHeader = 'X-Request-Id'

/** The header with the version of the app that sent a request. */
export const clientVersionHeader = 'X-Client-Version'

/** Returns false for a source that takes neither header. */
export const isAudited = ({ audit }: Pick<Source, 'audit'>): boolean => audit !== false

/** Returns the headers under which a source logs a request. */
export const buildAuditHeaders = (requestId: string, clientVersion: string): Record<string, string> => ({
  [requestIdHeader]: requestId,
  [clientVersionHeader]: clientVersion,
})
