import type {
  PartReference,
  Place,
  StudioAnswers,
  StudioRequests,
  Texts,
} from '../../../../manifest/contract/studio.ts'
import { readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { applyEdits } from '../edit.ts'
import { type StudioContext, StudioError } from '../studio-context.ts'
import { createPartSource } from './create-part.ts'
import { listNewDiagnostics } from './field-errors.ts'
import { findReferences, isInside, requirePart } from './find-references.ts'
import type { PartSource } from './new-part.ts'

/** `references`: the parts that name a part, and the diagnostics that its removal would give. */
export function references(
  context: StudioContext,
  { drafts, place }: StudioRequests['references'],
): StudioAnswers['references'] {
  const removal = planRemoval(context, drafts, place)
  return {
    references: removal.references,
    diagnostics: listNewDiagnostics(context, drafts, removal.texts),
  }
}

/** `remove`: removes a part, with the references that lead nowhere without it. */
export function remove(
  context: StudioContext,
  { drafts, place }: StudioRequests['remove'],
): StudioAnswers['remove'] {
  const { texts, around } = planRemoval(context, drafts, place)
  return { texts, place: around }
}

/** A removal that is not applied yet. `around` is the part to open after it. */
type Removal = { texts: Texts; references: PartReference[]; around: Place | null }

/**
 * Plans the removal of a part, with the references that lead nowhere without it.
 *
 * @throws StudioError if the part cannot be removed alone.
 */
function planRemoval(context: StudioContext, drafts: Texts, place: Place): Removal {
  requirePart(context, drafts, place, 'remove')
  const source = createPartSource(context, drafts)
  if (readPartKind(place) === 'variant') requireOtherVariant(source, place)
  const references = findReferences(source.manifest, place)
  const isFile = place.path.length === 0
  const edits = listRemovedPlaces(isFile ? [] : [place], references).map(
    (one) => ({ op: 'remove', place: one }) as const,
  )
  return {
    texts: { ...applyEdits(context, drafts, edits), ...(isFile && { [place.file]: null }) },
    references,
    around: isFile ? null : { ...place, path: findAround(place) },
  }
}

function requireOtherVariant({ manifest }: PartSource, { file, path }: Place) {
  const family = manifest.consultas.find(({ document }) => document.name === file)
  const variants = readAtPath(family?.document.value, ['variants'])
  if (typeof variants === 'object' && variants !== null && Object.keys(variants).length < 2)
    throw new StudioError(
      `A variante ${path[1]} é a única da família: remova a família, que fica sem consultas`,
    )
}

/** Returns the places without those inside others, last first, so that the others keep their indices. */
function listRemovedPlaces(part: Place[], references: PartReference[]): Place[] {
  const places = [...part, ...references.filter(({ isRemoved }) => isRemoved).map(({ place }) => place)]
  return places
    .filter((place) => !places.some((other) => other !== place && isInside(place, other)))
    .toSorted(comparePlaces)
}

function comparePlaces(one: Place, other: Place): number {
  const [left, right] = [
    [one.file, ...one.path],
    [other.file, ...other.path],
  ]
  const index = left.findIndex((step, at) => step !== right[at])
  const [first, second] = [left[index], right[index]]
  if (typeof first === 'number' && typeof second === 'number') return second - first
  return String(first) < String(second) ? -1 : 1
}

/** Returns the nearest part or file around an element: a group for its entry, the file for a variant. */
function findAround({ path }: Place) {
  const parent = path.slice(0, -1)
  return typeof parent.at(-1) === 'string' && typeof parent.at(-2) === 'number' ? parent.slice(0, -1) : []
}
