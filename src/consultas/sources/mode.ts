import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { sources } from '@/generated/sources.ts'
import { isDemoSource } from '@/lib/source-settings.ts'

/** Returns true if a consulta is answered from its examples. Its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)

/** Returns true if a consulta's first source is live and runs batches itself. */
export const isServerBatch = ({ request }: ConsultaDefinition) =>
  !isDemoSource(request?.source) && sources.sources[request?.source ?? '']?.batch !== undefined

const readTitle = (source: string) => sources.sources[source]?.title ?? source

/** Describes the sources of a consulta: the first one, and its fallbacks. */
export function describeSources(definition: ConsultaDefinition): string {
  const { request } = definition
  if (isDemoConsulta(definition)) return 'Demonstração, com dados fictícios'
  if (!request) return 'Nenhuma fonte configurada'
  const fallback = (request.fallback ?? []).filter(({ source }) => !isDemoSource(source))
  const [first, ...others] = [request, ...fallback].map(({ source }) => readTitle(source))
  return others.length === 0 ? `${first}` : `${first}; se falhar, ${others.join(', ')}`
}

/** Returns the live fallbacks of a consulta, which give the same answer. In demo mode there are none. */
export function listFallbackSources(definition: ConsultaDefinition): { source: string; title: string }[] {
  if (isDemoConsulta(definition)) return []
  const live = (definition.request?.fallback ?? []).filter(({ source }) => !isDemoSource(source))
  return live.map(({ source }) => ({ source, title: readTitle(source) }))
}
