import { baseAddress } from '../../manifest/schema/url.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { buildVariables } from './build-variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type Variables = ReturnType<typeof buildVariables>

/** An environment with its mistakes corrected, so that each is reported once, and the other problems with it. */
export type Meant = { env: Environment; problems: string[] }

/** The beginning of the names that only this product has. */
const own = 'VITE_SOURCES_MODE'

/** Finds misspelt names and values that their variables cannot have, and what was probably meant. */
export function readAsMeant(given: Environment, variables: Variables): Meant {
  const env: Record<string, string | undefined> = { ...given }
  const problems: string[] = []
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('VITE_') || !value || variables.has(name)) continue
    const meant = meantName(name, variables)
    if (meant === undefined && !name.startsWith(own)) continue
    problems.push(`${name}: esta variável não existe${meant ? `; você quis dizer ${meant}?` : ''}`)
    if (meant && !env[meant]) env[meant] = value
  }
  for (const [name, kind] of variables) {
    const value = env[name]
    if (!value) continue
    const problem = valueProblem(value, kind)
    if (problem) problems.push(`${name}: ${problem}`)
    if (problem && typeof kind !== 'string') env[name] = suggest(value, kind) ?? value
  }
  return { env, problems }
}

/** Names are compared without what they all begin with, and without underscores. */
const bare = (name: string) => name.replace(/^VITE_/, '').replaceAll('_', '')

function meantName(name: string, variables: Variables): string | undefined {
  const names = new Map(Array.from(variables.keys(), (known) => [bare(known), known]))
  const meant = suggest(bare(name), names.keys())
  return meant === undefined ? undefined : names.get(meant)
}

function valueProblem(value: string, kind: readonly string[] | 'address' | 'text'): string | undefined {
  if (kind === 'text') return value.trim() === '' ? 'está em branco' : undefined
  if (kind === 'address') return baseAddress.safeParse(value).error?.issues[0]?.message
  return kind.includes(value) ? undefined : `use ${kind.join(' ou ')}`
}
