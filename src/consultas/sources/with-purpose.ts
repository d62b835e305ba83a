import type { Source } from '@manifest/schema/sources.ts'
import type { FormValues } from '../form/form-values.ts'
import { purposeField } from '../form/purpose.ts'
import type { Endpoint } from './endpoint.ts'

/** What a request is made of. */
type SourceRequest = { endpoint: Endpoint; source: Source; values: FormValues }

/**
 * A request that also says what the lookup is for, where its source asks: in a header, or under a key of its JSON body.
 * In a header the text is percent-encoded UTF-8, since `fetch` refuses header values with letters beyond Latin-1, and
 * sends others as single bytes that servers read differently.
 */
export function withPurpose(request: SourceRequest, purpose: string | undefined): SourceRequest {
  const { endpoint, source, values } = request
  const { header, body } = source.purpose ?? {}
  if (purpose === undefined) return request
  if (header !== undefined)
    return {
      ...request,
      source: { ...source, headers: { ...source.headers, [header]: encodeURIComponent(purpose) } },
    }
  if (body === undefined) return request
  // A body is made of templates: the text itself is none.
  const { name } = purposeField()
  return {
    source,
    endpoint: { ...endpoint, body: { ...endpoint.body, [body]: `{${name}}` } },
    values: { ...values, [name]: purpose },
  }
}
