import type { ConsultaDefinition, Sources } from '@manifest/contract/resolved.ts'
import { sources } from '@/generated/sources.ts'

const { mode, sources: known } = sources

const isMode = (value: unknown): value is Sources['mode'] => value === 'demo' || value === 'live'

/** The build's variable for one source, as in VITE_SOURCES_MODE_VIACEP. */
const variableOf = (source: string) => `VITE_SOURCES_MODE_${source.toUpperCase().replaceAll('-', '_')}`

/**
 * Whether a source answers from the manifest's examples. A build may decide otherwise, for one source with
 * VITE_SOURCES_MODE_<SOURCE> or for all with VITE_SOURCES_MODE; the one for a single source takes precedence.
 */
export function isDemoSource(source: string | undefined): boolean {
  // The whole object: the build replaces `import.meta.env` by it, and variables are looked up by computed names.
  const env: Record<string, unknown> = import.meta.env
  const own = source === undefined ? [] : [env[variableOf(source)]]
  const declared = source === undefined ? undefined : known[source]?.mode
  return [...own, env.VITE_SOURCES_MODE, declared, mode].find(isMode) === 'demo'
}

/** Whether a consulta is answered from its examples: its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)
