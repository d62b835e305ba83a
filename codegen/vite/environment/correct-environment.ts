import { baseAddress } from '../../../manifest/schema/url.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { buildVariables } from './build-variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type BuildVariableKinds = ReturnType<typeof buildVariables>

/** An environment with its mistakes corrected, so that each is reported once, and the other problems with it. */
export type CorrectedEnvironment = { env: Environment; errors: string[] }

/** The beginning of the names that only this product has. */
const productPrefix = 'VITE_SOURCES_MODE'

/** Finds misspelt names and values that their variables cannot have, and what was probably meant. */
export function correctEnvironment(given: Environment, variables: BuildVariableKinds): CorrectedEnvironment {
  const env: Record<string, string | undefined> = { ...given }
  const errors: string[] = []
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('VITE_') || !value || variables.has(name)) continue
    const meant = suggestName(name, variables)
    if (meant === undefined && !name.startsWith(productPrefix)) continue
    errors.push(`${name}: esta variável não existe${meant ? `; você quis dizer ${meant}?` : ''}`)
    if (meant && !env[meant]) env[meant] = value
  }
  for (const [name, kind] of variables) {
    const value = env[name]
    if (!value) continue
    const error = findValueError(value, kind)
    if (error) errors.push(`${name}: ${error}`)
    if (error && typeof kind !== 'string') env[name] = suggest(value, kind) ?? value
  }
  return { env, errors }
}

/** Names are compared without what they all begin with, and without underscores. */
const stripPrefix = (name: string) => name.replace(/^VITE_/, '').replaceAll('_', '')

function suggestName(name: string, variables: BuildVariableKinds): string | undefined {
  const names = new Map(Array.from(variables.keys(), (variable) => [stripPrefix(variable), variable]))
  const meant = suggest(stripPrefix(name), names.keys())
  return meant === undefined ? undefined : names.get(meant)
}

function findValueError(value: string, kind: readonly string[] | 'address' | 'text'): string | undefined {
  if (kind === 'text') return value.trim() === '' ? 'está em branco' : undefined
  if (kind === 'address') return baseAddress.safeParse(value).error?.issues[0]?.message
  return kind.includes(value) ? undefined : `use ${kind.join(' ou ')}`
}
