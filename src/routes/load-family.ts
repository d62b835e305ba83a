import type { ConsultaFamily, FamilyLoader, FamilyPart } from '@manifest/contract/resolved.ts'
import { families } from '@/generated/consultas/index.ts'
import type { Path } from '@/generated/paths.ts'
import { derived } from '@/lib/derived.ts'
import { createLoads } from '@/lib/loads.ts'
import { maySee } from '@/state/roles.ts'

type Module = { readonly default: ConsultaFamily<Path> }

const loads = createLoads<Module>()

/** The definitions of a family that the user may see, loaded once: the same promise each time. */
export const loadFamily = (name: string): Promise<Module> => loads.load(...seenOf(name))

/** The same for components, which wait for them where they are not there yet. */
export const useFamily = (name: string): ConsultaFamily<Path> => loads.use(...seenOf(name)).default

/** What is loaded of a family, by a name of its own, and how. */
function seenOf(name: string): [string, () => Promise<Module>] {
  const parts = partsOf(name)
  const seen = parts.map(({ access }) => maySee(access))
  return [
    `${name} ${seen}`,
    () =>
      loadParts(
        name,
        parts.filter((_, index) => seen[index]),
      ),
  ]
}

function partsOf(name: string): FamilyPart<Path>[] {
  const loaders: Readonly<Record<string, FamilyLoader<Path>>> = families
  const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!loader) throw new Error(`No family ${name}`)
  return typeof loader === 'function' ? [{ load: loader }] : loader
}

/** Several parts as one family. Like a module's, its definitions are those of now: in development they are replaced. */
async function loadParts(family: string, parts: FamilyPart<Path>[]): Promise<Module> {
  const modules = await Promise.all(parts.map(({ load }) => load()))
  const [first] = modules
  if (first && modules.length === 1) return first
  const merged = derived((): ConsultaFamily<Path> => {
    const variants = Object.assign({}, ...modules.map((module) => module.default.variants))
    return { family, title: first?.default.title ?? '', variants }
  })
  return {
    get default() {
      return merged()
    },
  }
}
