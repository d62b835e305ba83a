import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../../../manifest/contract/json.ts'
import type {
  EntryPath,
  Place,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import { readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { EditError, readValue } from '../../edit/values/read-tree.ts'
import { copyEntry } from '../../edit/values/written-entries.ts'
import { applyEdits, explainEditError } from '../edit.ts'
import type { StudioContext } from '../studio-context.ts'
import { createPartSource } from './create-part.ts'
import { requirePart } from './find-references.ts'

/** `copy`: copies a part as it is written beside itself, and gives the copy a free number or name. */
export function copy(
  context: StudioContext,
  { drafts, place }: StudioRequests['copy'],
): StudioAnswers['copy'] {
  const text = requirePart(context, drafts, place, 'copy')
  const copied =
    readPartKind(place) === 'dossie'
      ? copyDossie(context, drafts, text, place)
      : explainEditError(place.file, () => copyInFile(text, place))
  const edits = listNewNames(readValue(copied.text, copied.place.path), readPaths(context, drafts)).map(
    ([key, value]): ValueEdit => ({
      op: 'set',
      place: { ...copied.place, path: [...copied.place.path, key] },
      value,
    }),
  )
  const named = { ...drafts, [copied.place.file]: copied.text }
  const names = readSiblingNames(copied.text, copied.place.path)
  const texts = applyEdits(context, named, [...edits, ...listUniqueName(copied, names)])
  return { texts: { [copied.place.file]: copied.text, ...texts }, place: copied.place }
}

type Copied = { text: string; place: Place }

/** A dossiê is a file: its copy has the next free name. */
function copyDossie(context: StudioContext, drafts: Texts, text: string, { file }: Place): Copied {
  const { manifest } = createPartSource(context, drafts)
  const stems = new Set(manifest.dossies.map(({ document }) => document.name))
  const copy = findFree(file.slice(0, -'.yaml'.length), '-', (name) => stems.has(`${name}.yaml`))
  const place: Place = { file: `${copy}.yaml`, path: [] }
  const named = applyEdits(context, { ...drafts, [place.file]: text }, [
    { op: 'set', place: { ...place, path: ['dossie'] }, value: copy.slice('dossies/'.length) },
  ])
  return { text: named[place.file] ?? text, place }
}

/** A variant goes to the end, with the next number; other parts go below their original. */
function copyInFile(text: string, { file, path }: Place): Copied {
  const around = path.slice(0, -1)
  const collection = readValue(text, around)
  const last = path.at(-1)
  if (Array.isArray(collection)) {
    const index = Number(last) + 1
    return verifyCopy(text, path, {
      text: copyEntry(text, path, index),
      place: { file, path: [...around, index] },
    })
  }
  const keys = Object.keys((collection ?? {}) as object)
  const isVariant = typeof last === 'number' || /^\d+$/.test(String(last))
  const key = isVariant
    ? Math.max(...keys.map(Number)) + 1
    : findFree(String(last), '-', (name) => keys.includes(name))
  const index = isVariant ? keys.length : keys.indexOf(String(last)) + 1
  const copied = copyEntry(text, path, index, String(key))
  return verifyCopy(text, path, { text: copied, place: { file, path: [...around, key] } })
}

function verifyCopy(text: string, path: EntryPath, copied: Copied): Copied {
  if (isDeepStrictEqual(readValue(copied.text, copied.place.path), readValue(text, path))) return copied
  throw new EditError('não aceita esta cópia: faça-a no YAML')
}

/** Returns the keys of a copy that must differ from the original, with their new values. */
function listNewNames(copy: Json | undefined, paths: ReadonlySet<string>): [key: string, value: string][] {
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return []
  const titleKey = ['title', 'question', 'version'].find((key) => typeof copy[key] === 'string')
  const pathKey = ['path', 'from'].find((key) => String(copy[key]).startsWith('/'))
  const free = (path: string) => findFree(path.replace(/\/$/, ''), '-', (one) => paths.has(one.toLowerCase()))
  return [
    ...(titleKey ? [[titleKey, `${copy[titleKey]} (cópia)`] as [string, string]] : []),
    ...(pathKey ? [[pathKey, free(String(copy[pathKey]))] as [string, string]] : []),
  ]
}

/** Returns the edit of the `name` of a copied field or part, which is unique in its list. */
function listUniqueName({ text, place }: Copied, names: readonly string[]): ValueEdit[] {
  const at = { ...place, path: [...place.path, 'name'] }
  const name = readValue(text, at.path)
  if (typeof name !== 'string') return []
  const isIdentifier = /^[\w-]+$/.test(name)
  const value = isIdentifier ? findFree(name, '_', (one) => names.includes(one)) : `${name} (cópia)`
  return [{ op: 'set', place: at, value }]
}

function readSiblingNames(text: string, path: EntryPath): string[] {
  const list = readValue(text, path.slice(0, -1))
  return Array.isArray(list) ? list.flatMap((item) => (isObject(item) ? [String(item.name)] : [])) : []
}

function readPaths(context: StudioContext, drafts: Texts): ReadonlySet<string> {
  const { manifest, names } = createPartSource(context, drafts)
  const redirects = manifest.routes.flatMap(({ value }) => value.redirects.map(({ from }) => from))
  return new Set([...names.paths().map(({ value }) => value), ...redirects].map((path) => path.toLowerCase()))
}

/** Returns the name with the first number, from 2, that is free. */
function findFree(name: string, separator: string, isTaken: (name: string) => boolean): string {
  const base = name.replace(new RegExp(`${separator}\\d+$`), '')
  let number = 2
  while (isTaken(`${base}${separator}${number}`)) number += 1
  return `${base}${separator}${number}`
}
