import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { parseSimpleYaml } from '../../../compile/read/parse-simple-yaml.ts'
import { composeYaml } from '../../../compile/read/parse-yaml.ts'

/** Returns the value at a path of a YAML text, or `undefined` if there is none. An empty text is `null`. */
export function readValue(text: string, path: EntryPath): Json | undefined {
  const root: unknown = parseSimpleYaml(text)?.value ?? composeYaml(text).toJS({ maxAliasCount: 0 }) ?? null
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value as Json
}
