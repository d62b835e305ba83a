import type {
  ConsultaDefinition,
  ConsultaFamily,
  FamilyLoader,
  FamilyPart,
} from '@manifest/contract/resolved.ts'
import { families } from '@/generated/consultas/index.ts'
import type { Path } from '@/generated/paths.ts'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { createOnDemandCache, type OnDemand } from '@/lib/on-demand.ts'
import { maySee } from '@/state/roles.ts'

type FamilyModule = { readonly default: ConsultaFamily<Path> }

const visibleFamilies = createOnDemandCache<FamilyModule>()

/** Loads the definitions of a family that the user may see. Returns the same promise each time. */
export const loadFamily = (name: string): Promise<FamilyModule> => findFamily(name).load()

/** Loads the definition of a consulta. Returns `undefined` if the user may not see it or the manifest does not have it. */
export async function loadDefinition(id: string): Promise<ConsultaDefinition<Path> | undefined> {
  const [familyName = ''] = id.split('/')
  const family = await loadFamily(familyName)
  return Object.values(family.default.variants).find((variant) => variant.id === id)
}

/** Returns the definitions of a family that the user may see. Suspends until they are loaded. */
export const useFamily = (name: string): ConsultaFamily<Path> => findFamily(name).use().default

/** Finds the definitions of a family that the user may see. */
export function findFamily(name: string): OnDemand<FamilyModule> {
  const parts = listFamilyParts(name)
  const visibility = parts.map(({ access }) => maySee(access))
  const visibleParts = parts.filter((_, index) => visibility[index])
  return visibleFamilies.get(`${name} ${visibility}`, () => loadFamilyParts(name, visibleParts))
}

function listFamilyParts(name: string): FamilyPart<Path>[] {
  const loaders: Readonly<Record<string, FamilyLoader<Path>>> = families
  const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!loader) throw new Error(`Unknown family: ${name}`)
  return typeof loader === 'function' ? [{ load: loader }] : loader
}

/** Merges several parts into one family. In development `default` follows replaced definitions, like a module's export. */
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
