import type { ShownFamily, ShownSource } from '../../../manifest/contract/manifest-page.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { Model } from '../../resolve/model.ts'

/** The sources as sources.yaml has them, and which consultas ask each. */
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
