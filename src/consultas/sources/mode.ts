import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { sources } from '@/generated/sources.ts'
import { isDemoSource } from '@/lib/source-settings.ts'

/** Returns true if a consulta is answered from its examples. Its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)

/** Returns true if a consulta's first source is live and runs batches itself. */
export const isServerBatch = ({ request }: ConsultaDefinition) =>
  !isDemoSource(request?.source) && sources.sources[request?.source ?? '']?.batch !== undefined
