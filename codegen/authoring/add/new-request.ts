import type { Json } from '../../../manifest/schema/consulta.ts'
import type { NewRequest } from '../../../manifest/schema/studio.ts'

/**
 * Returns the request of a new consulta as it stands in YAML. Fields that the path does not name go into the query of a
 * GET, and into the body of a POST.
 */
export function writeRequest(
  { source, method, path }: NewRequest,
  fields: readonly { name: string }[],
): Record<string, Json> {
  const others = fields.filter(({ name }) => !path.includes(`{${name}}`))
  const values = Object.fromEntries(others.map(({ name }) => [name, `{${name}}`]))
  return {
    source,
    [method]: path,
    ...(others.length > 0 && { [method === 'get' ? 'query' : 'body']: values }),
  }
}
