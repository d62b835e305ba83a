import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { importEmitted } from '../import-emitted.ts'
import type { Environment } from './correct-environment.ts'

/** Thrown with all that is wrong with the variables of a build; `message` is in Portuguese. */
export class EnvironmentError extends Error {
  override name = 'WrongEnvironment'
}

/** Throws EnvironmentError unless the manifest that was emitted to `outDir` can be built, or served, with these variables. */
export async function checkEnvironment(outDir: string, env: Environment): Promise<void> {
  // The rule loads the grammar, which a development server does not need.
  const [{ findEnvironmentErrors: environmentProblems }, { sources }, { authSettings }] = await Promise.all([
    import('./environment-errors.ts'),
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const errors = environmentProblems(sources, authSettings, env)
  if (errors.length > 0)
    throw new EnvironmentError(`O ambiente da construção está errado.\n${errors.join('\n')}`)
}
