import type { Supplier } from '../../../manifest/schema/suppliers.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Secrets = Pick<Supplier, 'auth' | 'secretHeaders' | 'caEnv'>

/** Returns the names of the variables that a supplier's secrets are in. */
export const listSecretNames = ({ auth, secretHeaders = {}, caEnv }: Secrets): string[] => [
  ...Object.entries(auth ?? {}).flatMap(([key, value]) =>
    key.endsWith('Env') && value !== undefined ? [value] : [],
  ),
  ...Object.values(secretHeaders),
  ...(caEnv === undefined ? [] : [caEnv]),
]

/** Reads a secret. The names were checked at the start. */
export function readSecret(env: Environment, name: string): string {
  const secret = env[name]
  if (secret === undefined || secret === '') throw new Error(`The variable ${name} is not set`)
  return secret
}
