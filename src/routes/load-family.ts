import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import { type FamilyName, families } from '@/generated/consultas/index.ts'
import type { Path } from '@/generated/paths.ts'

type Loaded = Promise<{ default: ConsultaFamily<Path> }>

const loading = new Map<string, Loaded>()

const isFamily = (name: string): name is FamilyName => Object.hasOwn(families, name)

/** A family's definitions, loaded once. The same promise each time, so that React can wait for it. */
export function loadFamily(name: string): Loaded {
  const known = loading.get(name)
  if (known) return known
  if (!isFamily(name)) throw new Error(`No family ${name}`)
  const promise: Loaded = families[name]()
  loading.set(name, promise)
  promise.catch(() => loading.delete(name))
  return promise
}
