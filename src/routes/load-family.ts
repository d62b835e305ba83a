import type { ConsultaFamily, FamilyLoader, FamilyPart } from '@manifest/contract/resolved.ts'
import { families } from '@/generated/consultas/index.ts'
import type { Path } from '@/generated/paths.ts'
import { derived } from '@/lib/derived.ts'
import { maySee } from '@/state/roles.ts'

type Module = { readonly default: ConsultaFamily<Path> }

const loading = new Map<string, Promise<Module>>()

/**
 * The definitions of a family that the user may see, loaded once. The same promise each time, so that React can wait
 * for it.
 */
export function loadFamily(name: string): Promise<Module> {
  const parts = partsOf(name)
  const seen = parts.map(({ access }) => maySee(access))
  const key = `${name} ${seen}`
  const known = loading.get(key)
  if (known) return known
  const promise = loadParts(
    name,
    parts.filter((_, index) => seen[index]),
  )
  loading.set(key, promise)
  promise.catch(() => loading.delete(key))
  return promise
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
