import { listReferences } from '../../../../manifest/contract/cast/references.ts'
import { batchPath } from '../../../../manifest/contract/consulta-paths.ts'
import type { PartReference, Place, Texts } from '../../../../manifest/contract/studio.ts'
import { listPartActions, type PartAction, readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import { keyLabels } from '../../../../manifest/schema/key-labels.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import { listManifestLinks } from '../../../compile/expand/menu-links.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import type { ManifestDocument, YamlPath } from '../../../compile/read/manifest-document.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import { toEntryPath } from '../../edit/edit-texts.ts'
import { type DeclaredPath, listDeclaredPaths, movePath } from '../../rename/declared-paths.ts'
import { findMentioningTexts, listFileTexts } from '../../rename/rename-route.ts'
import {
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from '../studio-context.ts'

/** Returns the parts that name a part, and the groups of menus that lose all entries. Parts inside it are left out. */
export const findReferences = (manifest: ExpandedManifest, place: Place): PartReference[] =>
  addEmptiedGroups(manifest, place, findNamingParts(manifest, place))

function findNamingParts(manifest: ExpandedManifest, place: Place): PartReference[] {
  const kind = readPartKind(place)
  const declared = findDeclaredPath(manifest, place)
  const found = [
    ...(declared ? listLinks(manifest, declared) : []),
    ...(kind === 'family' || kind === 'variant' ? listDossieParts(manifest, place) : []),
    ...(declared ? listMentions(manifest, declared) : []),
    ...(kind === 'source' ? listSourceUses(manifest, String(place.path[1])) : []),
    ...(kind === 'cast-member' ? listCastUses(manifest, String(place.path[1])) : []),
  ]
  return found.filter((reference) => !isInside(reference.place, place))
}

export const isInside = (inner: Place, outer: Place) =>
  inner.file === outer.file && outer.path.every((step, index) => String(step) === String(inner.path[index]))

const createReference = (
  document: ManifestDocument,
  at: YamlPath,
  text: string,
  isRemoved: boolean,
): PartReference => ({
  place: { file: document.name, path: toEntryPath(at) },
  position: `${document.name}:${document.position(at, 'value').line}`,
  text,
  isRemoved,
})

/** Menu entries and redirects to a removed page are nothing without it. The paths of app.yaml need another page. */
function listLinks(manifest: ExpandedManifest, declared: DeclaredPath): PartReference[] {
  const leadsHere = (link: string) => movePath(declared, declared.path, link) !== undefined
  const links = listManifestLinks(manifest)
    .filter(({ link }) => leadsHere(link))
    .map(({ document, at }) =>
      document.kind === 'menu.yaml'
        ? createReference(document, at.slice(0, -1), formatMenuTrail(document, at.slice(0, -1)), true)
        : createReference(document, at, at.join('.'), false),
    )
  const redirects = manifest.routes.flatMap(({ document, value }) =>
    value.redirects.flatMap(({ from, to }, index) =>
      leadsHere(to)
        ? [createReference(document, ['redirects', index], `Redirecionamento de ${from} para ${to}`, true)]
        : [],
    ),
  )
  return [...links, ...redirects]
}

/** Returns the menu and the titles on the way to an entry. */
function formatMenuTrail({ value }: ManifestDocument, at: YamlPath): string {
  const [menu, ...steps] = at
  const titles = steps.flatMap((step, index) =>
    typeof step === 'number'
      ? [String(readAtPath(value, [menu ?? '', ...steps.slice(0, index + 1), 'title']))]
      : [],
  )
  return [keyLabels[String(menu)] ?? menu, ...titles].join(' › ')
}

/** A part of a dossiê is nothing without its consulta, but a dossiê has at least one part. */
function listDossieParts(manifest: ExpandedManifest, { file, path }: Place): PartReference[] {
  return manifest.dossies.flatMap(({ document, value: { title, parts } }) => {
    const isShown = ({ consulta, variant }: (typeof parts)[number]) =>
      consulta === fileStem(file) && (path.length === 0 || String(variant) === String(path[1]))
    const hasOthers = !parts.every(isShown)
    return parts.flatMap((part, index) =>
      isShown(part)
        ? [
            createReference(
              document,
              ['parts', index],
              `${title}: parte ${part.title ?? part.name ?? part.consulta}`,
              hasOthers,
            ),
          ]
        : [],
    )
  })
}

const listMentions = (manifest: ExpandedManifest, { path }: DeclaredPath): PartReference[] => {
  const links = new Set(['link', 'to', 'from', 'path'])
  return findMentioningTexts(manifest, path)
    .filter(
      ({ document, at, text }) =>
        !(text.startsWith('/') && links.has(String(at.at(-1)))) && document.name !== 'app.yaml',
    )
    .map(({ document, at }) => createReference(document, at, `Texto que cita ${path}`, false))
}

/** A request without its source is left to the user; a fallback is only an alternative. */
function listSourceUses({ app, consultas }: ExpandedManifest, source: string): PartReference[] {
  const inConsultas = consultas.flatMap(({ document }) =>
    listFileTexts(document).flatMap(({ at, text }) => {
      if (text !== source || at.at(-1) !== 'source' || !at.includes('request')) return []
      const isFallback = at.includes('fallback')
      const owner =
        at[0] === 'variants' ? `${fileStem(document.name)}/${String(at[1])}` : fileStem(document.name)
      return isFallback
        ? [createReference(document, at.slice(0, -1), `Consulta ${owner}: fonte de reserva`, true)]
        : [createReference(document, at, `Consulta ${owner}: pedido`, false)]
    }),
  )
  const titles = { credits: 'Saldo de créditos', usage: 'Uso da equipe' }
  const inApp = Object.entries(titles).flatMap(([key, title]) =>
    app && readAtPath(app.document.value, [key, 'source']) === source
      ? [createReference(app.document, [key, 'source'], title, false)]
      : [],
  )
  return [...inConsultas, ...inApp]
}

/** Keys of `invented` that name members, as `family: [marina, tereza]` does. */
const memberKeys = ['like', 'family']

export function listCastUses({ cast, consultas }: ExpandedManifest, member: string): PartReference[] {
  const documents = [...consultas, ...(cast ? [cast] : [])].map(({ document }) => document)
  return documents.flatMap((document) =>
    listFileTexts(document).flatMap(({ at, text }) => {
      const isNamed = listReferences(text).some((reference) => reference.member === member)
      const isShown = text === member && at.at(-1) === 'as' && at.includes('examples')
      const isModel = text === member && at[0] === 'invented' && memberKeys.some((key) => at.includes(key))
      if (isModel) return [createReference(document, at, `Membros inventados como ${member}`, false)]
      return isNamed || isShown
        ? [createReference(document, at, isShown ? `Exemplo como ${member}` : `Exemplo com ${text}`, false)]
        : []
    }),
  )
}

/** A group needs an entry, so one that loses all of them is removed too, unless it is a link itself. */
function addEmptiedGroups(
  manifest: ExpandedManifest,
  part: Place,
  references: PartReference[],
): PartReference[] {
  const document = manifest.menu?.document
  const removed = [part, ...references.filter(({ isRemoved }) => isRemoved).map(({ place }) => place)]
  const group = document && findEmptiedGroup(document, removed)
  if (!group) return references
  const text = `${formatMenuTrail(document, group)}: o grupo fica sem entradas`
  return addEmptiedGroups(manifest, part, [...references, createReference(document, group, text, true)])
}

function findEmptiedGroup({ name, value }: ManifestDocument, removed: Place[]): YamlPath | undefined {
  const paths = new Set(removed.filter(({ file }) => file === name).map(({ path }) => path.join('/')))
  return removed
    .filter(({ file, path }) => file === name && path.at(-2) === 'children')
    .map(({ path }) => path.slice(0, -2))
    .find((group) => {
      const children = readAtPath(value, [...group, 'children'])
      const isEmptied =
        Array.isArray(children) &&
        children.every((_, index) => paths.has([...group, 'children', index].join('/')))
      const isLink = readAtPath(value, [...group, 'link']) !== undefined
      return isEmptied && !isLink && !paths.has(group.join('/'))
    })
}

/**
 * Returns the text of a part's file.
 *
 * @throws StudioError if there is no such file, or if parts of this kind do not have the action.
 */
export function requirePart(context: StudioContext, drafts: Texts, place: Place, action: PartAction): string {
  requireManifestFile(context.folders.manifestDir, place.file)
  const text = readText(readManifestFiles(context, drafts), place.file)
  if (text === undefined) throw new StudioError(`O arquivo ${place.file} não existe`)
  if (!listPartActions(place).includes(action))
    throw new StudioError('O estúdio não faz isso com esta parte: mude-a no YAML')
  return text
}

/** Returns the path that a route, a family, a dossiê or a variant declares. */
function findDeclaredPath(manifest: ExpandedManifest, place: Place): DeclaredPath | undefined {
  const { file, path } = place
  if (readPartKind(place) === 'variant') return findVariantPath(manifest, place)
  const at = [...path, 'path'].join('/')
  return listDeclaredPaths(manifest).find(
    (declared) => declared.document.name === file && declared.at.join('/') === at,
  )
}

function findVariantPath({ families }: ExpandedManifest, { file, path }: Place): DeclaredPath | undefined {
  const family = families.find(({ document }) => document.name === file)
  const variant = family?.variants.find(({ number }) => String(number) === String(path[1]))
  if (!family || !variant) return undefined
  const published = variant.batch ? [variant.path, batchPath(variant.path)] : [variant.path]
  return { document: family.document, at: path, path: variant.path, layout: 'app', published }
}
