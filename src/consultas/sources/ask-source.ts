import { isAudited } from '@manifest/contract/audit-headers.ts'
import { sources } from '@/generated/sources.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { type SourceRequest, sendAuthorized, sendTo } from './endpoint.ts'

/**
 * Sends a request of an own page to a source, with its headers, token and timeout.
 *
 * @returns `undefined` if there is no answer: the source is in `demo` mode, the network or the login failed, or it took too
 * long. A status such as 500 is an answer.
 * @throws Error if the manifest has no such source.
 */
export async function askSource(name: string, request: SourceRequest): Promise<Response | undefined> {
  const source = sources.sources[name]
  if (!source) throw new Error(`No source is called ${name}`)
  if (isDemoSource(name)) return undefined
  const timeout = AbortSignal.timeout(source.timeoutMs)
  try {
    const response = await sendAuthorized(name, source, (token) =>
      sendTo(source, request, timeout, {
        token,
        requestId: isAudited(source) ? crypto.randomUUID() : undefined,
      }),
    )
    return response === 'login-refused' ? undefined : response
  } catch {
    return undefined
  }
}
