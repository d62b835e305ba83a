import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { isDemoConsulta } from '../sources/mode.ts'

export type Speed = { perMinute: number | undefined; concurrency: number; isDemo: boolean }

/** How fast a consulta's batches go. The manifest's examples are no source that would have to be spared. */
export function speedOf(definition: ConsultaDefinition): Speed {
  const { perMinute, concurrency = 1 } = definition.batch ?? {}
  const isDemo = isDemoConsulta(definition)
  return { perMinute: isDemo ? undefined : perMinute, concurrency, isDemo }
}
