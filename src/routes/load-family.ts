import type { ConsultaFamily, FamilyLoader, FamilyPart } from '@manifest/contract/resolved.ts'
import { families } from '@/generated/consultas/index.ts'
import type { Path } from '@/generated/paths.ts'
import { createLoadCache } from '@/lib/load-cache.ts'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { maySee } from '@/state/roles.ts'

type FamilyModule = { readonly default: ConsultaFamily<Path> }

const loadCache = createLoadCache<FamilyModule>()

/** The definitions of a family that the user may see, loaded once: the same promise each time. */
export const loadFamily = (name: string): Promise<FamilyModule> => loadCache.load(...buildLoad(name))

/** The same for components, which wait for them where they are not there yet. */
export const useFamily = (name: string): ConsultaFamily<Path> => loadCache.use(...buildLoad(name)).default

/** What is loaded of a family, by a name of its own, and how. */
function buildLoad(name: string): [string, () => Promise<FamilyModule>] {
  const parts = listFamilyParts(name)
  const visibility = parts.map(({ access }) => maySee(access))
  return [
    `${name} ${visibility}`,
    () =>
      loadFamilyParts(
        name,
        parts.filter((_, index) => visibility[index]),
      ),
  ]
}

function listFamilyParts(name: string): FamilyPart<Path>[] {
  const loaders: Readonly<Record<string, FamilyLoader<Path>>> = families
  const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!loader) throw new Error(`No family ${name}`)
  return typeof loader === 'function' ? [{ load: loader }] : loader
}

/** Several parts as one family. Like a module's, its definitions are those of now: in development they are replaced. */
async function loadFamilyParts(family: string, parts: FamilyPart<Path>[]): Promise<FamilyModule> {
  const modules = await Promise.all(parts.map(({ load }) => load()))
  const [first] = modules
  if (first && modules.length === 1) return first
  const merged = memoizeGenerated((): ConsultaFamily<Path> => {
    const variants = Object.assign({}, ...modules.map((module) => module.default.variants))
    return { family, title: first?.default.title ?? '', variants }
  })
  return {
    get default() {
      return merged()
    },
  }
}
