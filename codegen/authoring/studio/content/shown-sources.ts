import type { ShownFamily, ShownSource } from '../../../../manifest/contract/studio-content.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { Model } from '../../../compile/resolve/model.ts'

/** Returns the sources of sources.yaml and the consultas that query each. */
export function shownSources(
  { sources: { mode: defaultMode, sources } }: Model,
  manifest: CheckedManifest,
  families: ShownFamily[],
): ShownSource[] {
  const variants = families.flatMap((family) => family.variants)
  return Object.entries(sources).map(([name, source]) => {
    const {
      title,
      baseUrl,
      baseUrlEnv,
      mode = defaultMode,
      timeoutMs,
      retries,
      auth,
      purpose,
      contract,
    } = source
    const usesSource = ({ requests }: (typeof variants)[number]) =>
      requests.some((one) => one.source === name)
    return {
      name,
      ...(title !== undefined && { title }),
      baseUrl,
      ...(baseUrlEnv !== undefined && { baseUrlEnv }),
      mode,
      timeoutMs,
      retries,
      ...(auth && { auth }),
      ...(purpose && { purpose }),
      hasContract: contract === true,
      usedBy: variants.filter(usesSource).map(({ id }) => id),
      position: manifest.sources?.document.formatPosition(['sources', name], 'key') ?? '',
    }
  })
}
