import type { Auth, Sources } from '../../manifest/contract/resolved.ts'
import { emittedData } from '../vite/emitted-data.ts'
import type { Environment } from './read-as-meant.ts'

/** Thrown with all that is wrong with the variables of a build; `message` is in Portuguese. */
export class WrongEnvironment extends Error {
  override name = 'WrongEnvironment'
}

/** Throws WrongEnvironment unless the manifest that was emitted to `outDir` can be built, or served, with these variables. */
export async function checkEnvironment(outDir: string, env: Environment): Promise<void> {
  // The rule loads the grammar, which a development server does not need.
  const [{ environmentProblems }, { sources }, { authSettings }] = await Promise.all([
    import('./environment-problems.ts'),
    emittedData<{ sources: Sources }>(outDir, 'sources.ts'),
    emittedData<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const problems = environmentProblems(sources, authSettings, env)
  if (problems.length > 0)
    throw new WrongEnvironment(`O ambiente da construção está errado.\n${problems.join('\n')}`)
}
