import type { HtmlTagDescriptor } from 'vite'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { importEmitted } from '../import-emitted.ts'
import type { Environment } from './build-variables.ts'

/** The path and the variables of a build, which `deploy/configure` reads in the page. */
export type BuildMark = { base: string; variables: Record<string, string> }

/** Returns the element that marks the page of a build. A build without variables at the root of a host has none. */
export async function markBuild(
  outDir: string,
  base: string,
  env: Environment,
): Promise<HtmlTagDescriptor[]> {
  const [{ pickVariables }, { sources }, { authSettings }] = await Promise.all([
    import('./build-variables.ts'),
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const mark: BuildMark = { base, variables: pickVariables(sources, authSettings, env) }
  if (base === '/' && Object.keys(mark.variables).length === 0) return []
  return [{ tag: 'meta', attrs: { name: 'averigua-build', content: JSON.stringify(mark) } }]
}
