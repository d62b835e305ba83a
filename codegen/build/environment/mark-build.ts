import type { HtmlTagDescriptor } from 'vite'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { importEmitted } from '../import-emitted.ts'
import type { Environment } from './build-variables.ts'
import { type BuildOrigin, describeBuild } from './describe-build.ts'

/** The origin of a build for the app, and its path and variables for `deploy/configure`. */
export type BuildMark = BuildOrigin & { base: string; variables: Record<string, string> }

/** Returns the element that marks the page of a build. */
export async function markBuild(
  outDir: string,
  root: string,
  base: string,
  env: Environment,
): Promise<HtmlTagDescriptor[]> {
  const [origin, { pickVariables }, { sources }, { authSettings }] = await Promise.all([
    describeBuild(root),
    import('./build-variables.ts'),
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const mark: BuildMark = { ...origin, base, variables: pickVariables(sources, authSettings, env) }
  return [{ tag: 'meta', attrs: { name: 'averigua-build', content: JSON.stringify(mark) } }]
}
