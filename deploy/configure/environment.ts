import { type Environment, pickVariables } from '../../codegen/build/environment/build-variables.ts'
import { EnvironmentError } from '../../codegen/build/environment/environment-error.ts'
import { findEnvironmentErrors } from '../../codegen/build/environment/environment-errors.ts'
import { isDemonstration } from '../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../manifest/contract/resolved.ts'

type Emitted = { sources: Sources; authSettings: Auth }

/**
 * Returns the variables of a deployment: those of the build, replaced by the given ones. Unknown variables, such as secrets of the
 * machine, are left out.
 *
 * @throws EnvironmentError with all errors, in Portuguese.
 */
export function resolveEnvironment(
  { sources, authSettings }: Emitted,
  built: Environment,
  given: Environment,
) {
  const set = Object.entries(given).filter(([, value]) => value)
  const env: Environment = { ...built, ...Object.fromEntries(set) }
  const errors = findEnvironmentErrors(sources, authSettings, env)
  if (errors.length > 0) throw new EnvironmentError(`O ambiente está errado.\n${errors.join('\n')}`)
  const variables = pickVariables(sources, authSettings, env)
  return isDemonstration(sources, authSettings, env) ? variables : { ...variables, BUILD_KIND: 'live' }
}
