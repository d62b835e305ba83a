import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { importEmitted } from '../import-emitted.ts'
import type { Environment } from './build-variables.ts'
import { EnvironmentError } from './environment-error.ts'

/** Throws EnvironmentError if the emitted manifest cannot be built or served with these variables. */
export async function checkEnvironment(outDir: string, env: Environment): Promise<void> {
  // Loaded lazily: the check loads the grammar, which a development server does not need.
  const [{ findEnvironmentErrors }, { sources }, { authSettings }] = await Promise.all([
    import('./environment-errors.ts'),
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const errors = findEnvironmentErrors(sources, authSettings, env)
  if (errors.length > 0)
    throw new EnvironmentError(`O ambiente da construção está errado.\n${errors.join('\n')}`)
}
