import type { ValueEdit } from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { routePath } from '../../../manifest/schema/path.ts'
import { listTexts } from '../../compile/expand/cast/answer-texts.ts'
import type { CheckedManifest, ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import { createLinkResolver } from '../../compile/expand/route-target.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { editTexts } from '../edit/edit-texts.ts'
import { EditError } from '../edit/values/read-tree.ts'
import { type DeclaredPath, listDeclaredPaths } from './declared-paths.ts'
import { planRename, type RenamePlan } from './plan-rename.ts'

/** The texts to write by file name. `mentions` are locations of texts that still name the old path. */
export type RouteRename = Omit<RenamePlan, 'edits'> & { texts: Map<string, string>; mentions: string[] }

/** The reason in Portuguese why a path cannot be renamed. */
type RenameRefusal = { refusal: string }

/** Renames the route, family or dossiê at `from` to `to` in the whole manifest. */
export function renameRoute(
  manifest: CheckedManifest,
  from: string,
  to: string,
): RouteRename | RenameRefusal {
  const allPaths = listDeclaredPaths(manifest)
  const declared = allPaths.find(({ path }) => normalizedPattern(path) === normalizedPattern(from))
  if (declared === undefined) return { refusal: explainUnknownPath(manifest, allPaths, from) }
  const refusal = findRefusal(allPaths, declared, to)
  if (refusal !== undefined) return { refusal }
  const plan = planRename(manifest, declared, to)
  if (plan === undefined)
    return {
      refusal: `Nenhum arquivo em routes/ com layout ${declared.layout} pode guardar o redirecionamento`,
    }
  const { edits, ...rest } = plan
  const texts = applyEdits(manifest, edits)
  if (typeof texts === 'string') return { refusal: texts }
  const rewritten = new Set(plan.changes.map(({ place }) => place))
  return { ...rest, texts, mentions: findMentions(manifest, declared.path, rewritten) }
}

/** Returns the changed texts by file name, or why a file refuses the edits. */
function applyEdits(manifest: CheckedManifest, edits: ValueEdit[]): Map<string, string> | string {
  const { app, menu, routes, consultas, dossies } = manifest
  const files = [app, menu, ...routes, ...consultas, ...dossies]
  try {
    return editTexts(new Map(files.map(({ document: { name, text } }) => [name, text])), edits)
  } catch (error) {
    if (error instanceof EditError) return error.message
    throw error
  }
}

function explainUnknownPath(manifest: CheckedManifest, allPaths: DeclaredPath[], from: string): string {
  const key = normalizedPattern(from)
  const parent = allPaths.find(({ published }) => published.some((path) => normalizedPattern(path) === key))
  if (parent) return `${from} fica abaixo de ${parent.path}: renomeie ${parent.path}`
  if (createLinkResolver(manifest.table)(from))
    return `${from} tem parâmetros preenchidos: renomeie a rota como ela está declarada`
  const suggestion = suggest(
    from,
    allPaths.map(({ path }) => path),
  )
  return `Nenhuma rota tem o caminho ${from}${suggestion === undefined ? '' : `; você quis dizer "${suggestion}"?`}`
}

const listParameters = (path: string) => (path.match(/:\w+/g) ?? []).sort().join(' ')

function findRefusal(allPaths: DeclaredPath[], declared: DeclaredPath, to: string) {
  const { path } = declared
  const pathError = routePath.safeParse(to).error?.issues[0]?.message
  if (pathError !== undefined) return pathError
  if (to === path) return `A rota já tem o caminho ${to}`
  if (listParameters(to) !== listParameters(path)) return `Os parâmetros de ${path} devem continuar em ${to}`
  const taken = allPaths.find(
    (other) => other !== declared && normalizedPattern(other.path) === normalizedPattern(to),
  )
  return taken && `O caminho ${to} já é usado em ${taken.document.formatPosition(taken.at, 'value')}`
}

/** Finds texts that mention a path without linking to it, such as an answer of the knowledge base. */
function findMentions(manifest: ExpandedManifest, path: string, rewritten: ReadonlySet<string>): string[] {
  return findMentioningTexts(manifest, path)
    .map(({ document, at }) => document.formatPosition(at, 'value'))
    .filter((place) => !rewritten.has(place))
}

export function findMentioningTexts(manifest: ExpandedManifest, path: string): LocatedText[] {
  const { app, menu, routes, consultas, dossies, faq, changelog, pricing } = manifest
  const files = [app, menu, faq, changelog, pricing, ...routes, ...consultas, ...dossies]
  const word = new RegExp(`(?<![\\w/.:-])${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
  return files
    .flatMap((file) => (file ? listFileTexts(file.document) : []))
    .filter(({ text }) => word.test(text))
}

type LocatedText = { document: ManifestDocument; at: YamlPath; text: string }

/** Returns every text of a file with its path. */
export const listFileTexts = (document: ManifestDocument): LocatedText[] =>
  listTexts(document.value as Json).map(({ text, path }) => ({ document, at: path, text }))
