import type { Source } from '@manifest/schema/sources.ts'
import type { FormValues } from '../form/form-values.ts'
import { purposeField } from '../form/purpose.ts'
import type { Endpoint } from './endpoint.ts'

type SourceRequest = { endpoint: Endpoint; source: Source; values: FormValues }

/**
 * Adds the lookup's purpose to a request if its source wants it, in a header or in the JSON body. In a header
 * the text is percent-encoded UTF-8: `fetch` rejects values beyond Latin-1 and sends others as single bytes
 * that servers decode differently.
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
  // A body consists of templates, so the purpose goes in as a template's value.
  const { name } = purposeField()
  return {
    source,
    endpoint: { ...endpoint, body: { ...endpoint.body, [body]: `{${name}}` } },
    values: { ...values, [name]: purpose },
  }
}
