import type * as z from 'zod'
import { readKey } from '../../../../manifest/contract/json.ts'
import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { type FileKind, schemaByKind } from '../../../../manifest/schema/files.ts'
import type { ExampleFiller } from '../../../compile/expand/cast/fill-examples.ts'
import {
  type GrammarPart,
  hasFurtherKeys,
  listKinds,
  listNeededKeys,
  readPart,
  selectBranch,
} from './grammar-part.ts'
import { emptyScope, enterPart, readDossieScope, readFamilyScope, type Scope } from './scope.ts'

/** A place of the grammar in a file, with what the file says there. */
export type FormSpot = {
  /** A union is resolved by the value. */
  part: GrammarPart
  /** The union that one of the keys decides. */
  union?: GrammarPart | undefined
  path: EntryPath
  /** The named key at or above the place. */
  name: string
  /** The named key above `name`. */
  parentName: string
  isElement: boolean
  value: unknown
  /** The value of the map or list that has the place. */
  around: unknown
  inherited: unknown
  isRequired: boolean
  scope: Scope
}

export type FormFile = { kind: FileKind; value: unknown; filler: ExampleFiller }

const createRootSpot = (file: FormFile, schema: z.core.$ZodType): FormSpot =>
  resolveUnion({
    part: readPart(schema),
    path: [],
    name: file.kind === 'consultas/' ? 'consulta' : '',
    parentName: '',
    isElement: false,
    value: file.value,
    around: undefined,
    inherited: undefined,
    isRequired: true,
    scope: file.kind === 'dossies/' ? readDossieScope(file.value) : emptyScope,
  })

const noKeys: GrammarPart = { definition: { type: 'object', shape: {} }, hints: {}, isOptional: false }

function resolveUnion(spot: FormSpot): FormSpot {
  const { part, value, inherited } = spot
  if (part.definition.type !== 'union' || part.hints.control !== undefined) return spot
  const branch = selectBranch(part, value ?? inherited)
  const { discriminator } = part.definition
  if (discriminator === undefined)
    return branch ? resolveUnion({ ...spot, part: mergeHints(part, branch) }) : spot
  return { ...spot, part: mergeHints(part, branch ?? noKeys), union: part }
}

const mergeHints = (union: GrammarPart, branch: GrammarPart): GrammarPart => ({
  ...branch,
  hints: { ...branch.hints, ...union.hints },
  isOptional: union.isOptional,
  ...('preset' in union && { preset: union.preset }),
})

/** Returns the keys of an object, in the order of the grammar, and the further ones in the order of the file. */
export function listKeySpots(spot: FormSpot, file: FormFile): FormSpot[] {
  const { shape = {}, catchall } = spot.part.definition
  const { required } = listNeededKeys(spot.part, spot.value ?? spot.inherited)
  const inner = enterPart(spot.scope, spot.value)
  const rows = enterPart(spot.scope, { value: readKey(spot.value, 'value') })
  const known = Object.entries(shape).map(([key, schema]) =>
    createChild(
      spot,
      file,
      key,
      key === spot.union?.definition.discriminator ? readKinds(spot.union) : readPart(schema),
      {
        isRequired: required.has(key),
        scope: key === 'value' ? spot.scope : key === 'each' ? rows : inner,
      },
    ),
  )
  const chosenBy = spot.union?.definition.discriminator
  const choosing =
    spot.union && chosenBy !== undefined && !Object.hasOwn(shape, chosenBy)
      ? [createChild(spot, file, chosenBy, readKinds(spot.union), { isRequired: true, scope: spot.scope })]
      : []
  if (!catchall || !hasFurtherKeys(spot.part)) return [...choosing, ...known]
  const others = Object.keys((spot.value ?? {}) as object).filter((key) => !Object.hasOwn(shape, key))
  return [
    ...known,
    ...others.map((key) => createChild(spot, file, key, readPart(catchall), { isRequired: false })),
  ]
}

/** Returns the key that decides a union as an enum. */
export function readKinds(union: GrammarPart): GrammarPart {
  const kinds = listKinds(union)
  const { choices, chosenBy } = union.hints
  return {
    definition: { type: 'enum', entries: Object.fromEntries(kinds.map((kind) => [kind, kind])) },
    hints: { ...chosenBy, ...(choices && { choices }) },
    isOptional: false,
  }
}

/** Returns the elements of a list or the entries of a map. */
export function listElementSpots(spot: FormSpot, file: FormFile): FormSpot[] {
  const { element, valueType, items } = spot.part.definition
  const { value } = spot
  if (items)
    return items.map((item, index) => createChild(spot, file, index, readPart(item), { isRequired: true }))
  const inner = element ?? valueType
  if (!inner || typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return keys.map((key) => createChild(spot, file, key, readPart(inner), { isRequired: false }))
}

/** Returns a place of a file, or `undefined` if the grammar has none. */
export const findSpot = (file: FormFile, path: EntryPath): FormSpot | undefined =>
  path.reduce<FormSpot | undefined>(
    (spot, step) =>
      spot &&
      listBranchSpots(spot)
        .map((branch) => findChildSpot(branch, file, step))
        .find((child) => child !== undefined),
    createRootSpot(file, schemaByKind[file.kind]),
  )

/** Returns a place once for each kind of object that its value may be. */
export function listBranchSpots(spot: FormSpot): FormSpot[] {
  const { type, options = [] } = spot.part.definition
  if (type !== 'union') return [spot]
  const branches = options.map(readPart).filter(({ definition }) => definition.shape)
  const keys = Object.keys((spot.value ?? {}) as object)
  return branches
    .filter(({ definition: { shape = {} } }) => keys.every((key) => Object.hasOwn(shape, key)))
    .map((part) => ({ ...spot, part }))
}

/** Returns the place below, or `undefined` if the grammar has none. */
function findChildSpot(spot: FormSpot, file: FormFile, step: string | number): FormSpot | undefined {
  const { shape, catchall, element, valueType, items } = spot.part.definition
  const key = String(step)
  if (shape && (Object.hasOwn(shape, key) || key === spot.union?.definition.discriminator))
    return listKeySpots(spot, file).find(({ path }) => path.at(-1) === key)
  const inner =
    items?.[Number(step)] ?? element ?? valueType ?? (hasFurtherKeys(spot.part) ? catchall : undefined)
  return inner && createChild(spot, file, step, readPart(inner), { isRequired: false })
}

function createChild(
  spot: FormSpot,
  file: FormFile,
  step: string | number,
  part: GrammarPart,
  { isRequired, scope = spot.scope }: { isRequired: boolean; scope?: Scope },
): FormSpot {
  const { definition } = spot.part
  const isElement = definition.shape === undefined
  const path = [...spot.path, step]
  const own = readKey(spot.value, step)
  const fromDefaults = spot.value === undefined ? readKey(spot.inherited, step) : undefined
  return resolveUnion({
    part,
    path,
    name: isElement ? spot.name : String(step),
    parentName: isElement ? spot.parentName : spot.name,
    isElement,
    value: own,
    around: spot.value,
    inherited: fromDefaults ?? readDefaults(file, path) ?? part.preset,
    isRequired,
    scope: readScope(file, path) ?? scope,
  })
}

const isVariantPath = ({ kind }: FormFile, [first]: EntryPath) =>
  kind === 'consultas/' && first === 'variants'

/** A variant inherits the keys of `defaults` that it does not have. */
const readDefaults = (file: FormFile, path: EntryPath): unknown =>
  isVariantPath(file, path) && path.length === 3
    ? readKey(readKey(file.value, 'defaults'), path[2] ?? '')
    : undefined

function readScope(file: FormFile, path: EntryPath): Scope | undefined {
  if (file.kind !== 'consultas/') return undefined
  if (path.length === 1 && path[0] === 'defaults') return readFamilyScope(file.value, undefined, file.filler)
  return isVariantPath(file, path) && path.length === 2
    ? readFamilyScope(file.value, String(path[1]), file.filler)
    : undefined
}
