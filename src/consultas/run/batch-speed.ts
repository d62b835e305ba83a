import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { isDemoConsulta } from '../sources/mode.ts'

export type BatchSpeed = { perMinute: number | undefined; concurrency: number; isDemo: boolean }

/**
 * Returns the rate limit and concurrency of a consulta's batches. The manifest's examples have no rate limit.
 */
export function readSpeed(definition: ConsultaDefinition): BatchSpeed {
  const { perMinute, concurrency = 1 } = definition.batch ?? {}
  const isDemo = isDemoConsulta(definition)
  return { perMinute: isDemo ? undefined : perMinute, concurrency, isDemo }
}
