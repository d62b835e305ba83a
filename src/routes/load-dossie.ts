import type { ConsultaFamily, DossieDefinition } from '@manifest/contract/resolved.ts'
import { dossies } from '@/generated/dossies/index.ts'
import type { Path } from '@/generated/paths.ts'
import { createOnDemandCache } from '@/lib/on-demand.ts'
import { roles, visible } from '@/state/roles.ts'
import { loadFamily } from './load-family.ts'

/** A dossiê with the parts that the user may see, and the definitions of their families by name. */
export type LoadedDossie = {
  dossie: DossieDefinition<Path>
  families: Readonly<Record<string, ConsultaFamily<Path>>>
  /** The number of parts that the user may not see. They are removed. */
  hiddenPartCount: number
}

const loaders: Readonly<Record<string, () => Promise<{ default: DossieDefinition<Path> }>>> = dossies

const visibleDossies = createOnDemandCache<LoadedDossie>()

const findDossie = (name: string) =>
  visibleDossies.get(JSON.stringify([name, roles.names]), () => loadVisible(name))

/** Loads the definitions of a dossiê. Returns the same promise each time. */
export const loadDossie = (name: string): Promise<LoadedDossie> => findDossie(name).load()

/** Returns the definitions of a dossiê. Suspends until they are loaded. */
export const useDossie = (name: string): LoadedDossie => findDossie(name).use()

async function loadVisible(name: string): Promise<LoadedDossie> {
  const loadDefinition = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!loadDefinition) throw new Error(`Unknown dossiê: ${name}`)
  const whole = (await loadDefinition()).default
  const parts = visible(whole.parts)
  const hiddenPartCount = whole.parts.length - parts.length
  const names = [...new Set(parts.map(({ family }) => family))]
  const loadedFamilies = await Promise.all(
    names.map(async (family) => [family, (await loadFamily(family)).default] as const),
  )
  const families = Object.fromEntries(loadedFamilies)
  return {
    dossie: hiddenPartCount > 0 ? selectParts(whole, parts, families) : whole,
    families,
    hiddenPartCount,
  }
}

/** Returns the dossiê with only these parts. It requires a purpose only if one of them does. */
function selectParts(
  { purpose, ...whole }: LoadedDossie['dossie'],
  parts: LoadedDossie['dossie']['parts'],
  families: LoadedDossie['families'],
): LoadedDossie['dossie'] {
  const isDemanded = parts.some(({ family, variant }) => families[family]?.variants[variant]?.purpose)
  return { ...whole, parts, ...(isDemanded && purpose && { purpose }) }
}

// In development the definitions of a dossiê may have been replaced.
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => visibleDossies.clear())
