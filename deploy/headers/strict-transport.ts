import type { Environment } from '../../codegen/build/environment/build-variables.ts'
import { EnvironmentError } from '../../codegen/build/environment/environment-error.ts'

/** A variable of the server: the app does not read it. */
const variable = 'AVERIGUA_STRICT_TRANSPORT'

const pattern = /^max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?$/

/**
 * Returns the header `Strict-Transport-Security` of an environment; `undefined` if it has none. Browsers ignore it in responses
 * without HTTPS, so that a proxy may add the HTTPS.
 */
export function readStrictTransport(env: Environment): string | undefined {
  const value = env[variable]
  if (!value) return undefined
  if (!pattern.test(value))
    throw new EnvironmentError(
      `${variable}: use max-age=SEGUNDOS, e depois, se quiser, ; includeSubDomains e ; preload`,
    )
  return value
}
