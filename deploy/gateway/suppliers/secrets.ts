import type { Supplier } from '../../../manifest/schema/suppliers.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Returns the names of the variables that a supplier's secrets are in. */
export const listSecretNames = ({ auth }: Pick<Supplier, 'auth'>): string[] =>
  Object.entries(auth ?? {}).flatMap(([key, value]) =>
    key.endsWith('Env') && value !== undefined ? [value] : [],
  )

/** Reads a secret. The names were checked at the start. */
export function readSecret(env: Environment, name: string): string {
  const secret = env[name]
  if (secret === undefined || secret === '') throw new Error(`The variable ${name} is not set`)
  return secret
}
