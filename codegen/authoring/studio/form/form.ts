import { isScalar, readKey } from '../../../../manifest/contract/json.ts'
import type {
  FormControl,
  FormNode,
  Place,
  StudioAnswers,
  StudioDiagnostic,
  StudioRequests,
} from '../../../../manifest/contract/studio.ts'
import { keyLabels } from '../../../../manifest/schema/key-labels.ts'
import { findFileKind } from '../../../compile/read/manifest-files.ts'
import { readManifest } from '../../../compile/read/read-manifest.ts'
import type { YamlTree } from '../../../compile/read/yaml-tree.ts'
import { shownPath } from '../../../diagnostics/shown-path.mjs'
import { findEntry } from '../../edit/values/find-entry.ts'
import { readTree, readValue } from '../../edit/values/read-tree.ts'
import { convertDiagnostics } from '../diagnostics.ts'
import { explainEditError } from '../edit.ts'
import {
  buildDrafts,
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from '../studio-context.ts'
import { type DraftNames, readDraftNames } from './draft-names.ts'
import { createControl } from './form-control.ts'
import { type FormFile, type FormSpot, findSpot, listElementSpots, listKeySpots } from './form-spot.ts'
import { listNeededKeys, readPart } from './grammar-part.ts'
import { createDraftFiller } from './scope.ts'

/** `form`: the keys at a place as controls. The file is YAML, but need not follow the grammar. */
export function form(
  context: StudioContext,
  { drafts, place }: StudioRequests['form'],
): StudioAnswers['form'] {
  const { folders, cwd } = context
  requireManifestFile(folders.manifestDir, place.file)
  const files = readManifestFiles(context, drafts)
  const kind = findFileKind(place.file)
  const text = readText(files, place.file)
  if (text === undefined || kind === undefined) throw new StudioError(`O arquivo ${place.file} não existe`)
  const tree = explainEditError(place.file, () => readTree(text))
  const { documents } = readManifest(folders.manifestDir, cwd, files)
  const cast = documents.find(({ name }) => name === 'demo/cast.yaml')?.value
  const file = { kind, value: readValue(text, []) ?? undefined, filler: createDraftFiller(cast) }
  const names = readDraftNames(documents, folders.pagesDir)
  const { node, placed } = buildForm(requireSpot(file, place), file, tree, names)
  const { diagnostics } = buildDrafts(context, drafts)
  for (const one of convertDiagnostics(diagnostics, shownPath(folders.manifestDir, cwd)))
    if (one.file === place.file) attachDiagnostic(one, placed)
  return { node }
}

function requireSpot(file: FormFile, { file: name, path }: Place): FormSpot {
  const spot = findSpot(file, path)
  if (!spot) throw new StudioError(`${name} não tem ${path.join('.')}`)
  return spot
}

/** Adds a diagnostic to the innermost node at its position. */
function attachDiagnostic(diagnostic: StudioDiagnostic, placed: PlacedNode[]) {
  const { start } = diagnostic.range
  placed.findLast((node) => node.start <= start && start < node.end)?.node.diagnostics.push(diagnostic)
}

/** Characters of JSON after which further parts stay closed. */
const maxLength = 150_000

/** `start` is the offset of a node's key. */
type PlacedNode = { node: FormNode; start: number; end: number }

/**
 * Builds the form of a place, and the places of its nodes in the text. Outer parts open before inner ones, until the
 * form is too long.
 */
function buildForm(
  root: FormSpot,
  file: FormFile,
  tree: YamlTree,
  names: DraftNames,
): { node: FormNode; placed: PlacedNode[] } {
  const placed: PlacedNode[] = []
  const queue: FormSpot[] = []
  const nodes = new Map<FormSpot, FormNode>()
  const add = (spot: FormSpot) => {
    const { node, start, end } = createNode(spot, tree, names)
    nodes.set(spot, node)
    if (start !== undefined && end !== undefined) placed.push({ node, start, end })
    if (listParts(node.control)) queue.push(spot)
    return node
  }
  const node = add(root)
  let length = JSON.stringify(node).length
  for (const spot of queue) {
    const opened = nodes.get(spot)
    const parts = opened && listParts(opened.control)
    if (!opened || !parts) continue
    const inner = listSpots(spot, opened.control, file)
    if (length > maxLength && inner.length > 0) {
      opened.isPartial = true
      continue
    }
    for (const one of inner) {
      const child = add(one)
      parts.push(child)
      length += JSON.stringify(child).length
    }
  }
  return { node, placed }
}

function listParts(control: FormControl): FormNode[] | undefined {
  if (control.type === 'object') return control.children
  if (control.type === 'list') return control.items
  return control.type === 'map' ? control.entries : undefined
}

const listSpots = (spot: FormSpot, { type }: FormControl, file: FormFile): FormSpot[] =>
  type === 'object' || spot.part.definition.shape ? listKeySpots(spot, file) : listElementSpots(spot, file)

function createNode(spot: FormSpot, tree: YamlTree, names: DraftNames) {
  const { part, path, value, inherited, isRequired } = spot
  const { description, examples } = part.hints
  const entry = path.length === 0 ? undefined : findEntry(tree, path)?.entry
  const range = entry?.node ?? (path.length === 0 ? tree.root : undefined)
  const control = createControl(spot, names)
  const { alternatives } = listNeededKeys(part, value ?? inherited)
  const node: FormNode = {
    path,
    key: String(path.at(-1) ?? ''),
    label: readVariantTitle(spot, names) ?? createLabel(spot),
    ...(description !== undefined && { help: description }),
    control,
    isRequired,
    ...(alternatives.length > 0 && { alternatives }),
    ...(value !== undefined && { value: listParts(control) ? keepScalars(value) : value }),
    ...(value === undefined && inherited !== undefined && { inherited }),
    ...(examples?.[0] !== undefined && { example: examples[0] }),
    ...(range && { range: { start: range.start, end: range.end } }),
    diagnostics: [],
  }
  return { node, start: entry?.start ?? range?.start, end: entry?.end ?? range?.end }
}

/** The parts of a value have the rest of it. */
function keepScalars(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isScalar)
  if (isScalar(value)) return value
  return Object.fromEntries(Object.entries(value as object).filter(([, part]) => isScalar(part)))
}

/** Keys that name an element to people, the most telling first. */
const titleKeys = [
  'title',
  'header',
  'label',
  'question',
  'name',
  'version',
  'path',
  'from',
  'text',
  'consulta',
  'source',
  'value',
  'count',
  'sum',
  'max',
  'min',
]

/** Returns the title of a dossiê's part, or else the title of its consulta. */
function readVariantTitle({ part, value, isElement }: FormSpot, names: DraftNames): string | undefined {
  const variant = isElement ? part.definition.shape?.variant : undefined
  if (!variant || readPart(variant).hints.control !== 'variant') return undefined
  const title = readKey(value, 'title')
  if (typeof title === 'string' && title !== '') return title
  const id = `${readKey(value, 'consulta')}/${readKey(value, 'variant') ?? 1}`
  return names.variants().find((choice) => choice.value === id)?.label
}

/** Returns what forms call a key or an element. */
export function createLabel({ isElement, name, parentName, path, value }: FormSpot): string {
  if (!isElement) return keyLabels[`${parentName}.${name}`] ?? keyLabels[name] ?? name
  const title = titleKeys
    .map((key) => readKey(value, key))
    .find((text) => typeof text === 'string' && text !== '')
  const step = path.at(-1)
  return String(title ?? (typeof step === 'number' ? step + 1 : step))
}
