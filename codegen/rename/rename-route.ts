import { routePath } from '../../manifest/schema/path.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { withEdits } from '../edit/text-edits.ts'
import { normalizedPattern } from '../resolve/match-route.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'
import { createLinkResolver } from '../resolve/route-table.ts'
import { type DeclaredPath, declaredPaths } from './declared-paths.ts'
import { mentionsOf } from './mentions.ts'
import { planRename, type RenamePlan } from './plan-rename.ts'

/** What a rename writes, by the files' names; `mentions` are places of texts that still speak of the old path. */
export type Rename = Omit<RenamePlan, 'edits'> & { texts: Map<string, string>; mentions: string[] }

/** Why a path cannot be renamed, in Portuguese. */
export type RenameRefusal = { refusal: string }

/** Calls the route, family or dossiê at `from` `to`, everywhere in the manifest. */
export function renameRoute(manifest: CheckedManifest, from: string, to: string): Rename | RenameRefusal {
  const all = declaredPaths(manifest)
  const declared = all.find(({ path }) => normalizedPattern(path) === normalizedPattern(from))
  if (declared === undefined) return { refusal: whyUnknown(manifest, all, from) }
  const refusal = whyNot(all, declared, to)
  if (refusal !== undefined) return { refusal }
  const plan = planRename(manifest, declared, to)
  if (plan === undefined)
    return {
      refusal: `Nenhum arquivo em routes/ com layout ${declared.layout} pode guardar o redirecionamento`,
    }
  const { edits, ...rest } = plan
  const rewritten = new Set(plan.changes.map(({ place }) => place))
  return {
    ...rest,
    texts: new Map([...edits].map(([document, made]) => [document.name, withEdits(document.text, made)])),
    mentions: mentionsOf(manifest, declared.path, rewritten),
  }
}

function whyUnknown(manifest: CheckedManifest, all: DeclaredPath[], from: string): string {
  const key = normalizedPattern(from)
  const above = all.find(({ published }) => published.some((path) => normalizedPattern(path) === key))
  if (above) return `${from} fica abaixo de ${above.path}: renomeie ${above.path}`
  if (createLinkResolver(manifest.table)(from))
    return `${from} tem parâmetros preenchidos: renomeie a rota como ela está declarada`
  const meant = suggest(
    from,
    all.map(({ path }) => path),
  )
  return `Nenhuma rota tem o caminho ${from}${meant === undefined ? '' : `; você quis dizer "${meant}"?`}`
}

const parametersIn = (path: string) => (path.match(/:\w+/g) ?? []).sort().join(' ')

function whyNot(all: DeclaredPath[], declared: DeclaredPath, to: string) {
  const { path } = declared
  const problem = routePath.safeParse(to).error?.issues[0]?.message
  if (problem !== undefined) return problem
  if (to === path) return `A rota já tem o caminho ${to}`
  if (parametersIn(to) !== parametersIn(path)) return `Os parâmetros de ${path} devem continuar em ${to}`
  const taken = all.find(
    (other) => other !== declared && normalizedPattern(other.path) === normalizedPattern(to),
  )
  return taken && `O caminho ${to} já é usado em ${taken.document.place(taken.at, 'value')}`
}
