import type { PageTarget } from '../../../../manifest/contract/answer-page.ts'
import type {
  EntryPath,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { shownPath } from '../../../diagnostics/shown-path.mjs'
import { addFamily } from '../../add/add-family.ts'
import { addVariant, buildExamples, buildPage } from '../../add/add-variant.ts'
import { choosePage, toYamlPage } from '../../add/page-choices.ts'
import type { PageProposal } from '../../add/page-proposal.ts'
import { convertDiagnostics } from '../diagnostics.ts'
import { applyEdits } from '../edit.ts'
import { buildDrafts, buildValidDrafts, type StudioContext } from '../studio-context.ts'
import { findVariant, runAsStudio } from './propose.ts'

/** `apply-page`: writes the chosen parts of a proposed page into the texts of the manifest. */
export function applyPage(
  context: StudioContext,
  { drafts, target, page, choices }: StudioRequests['apply-page'],
): StudioAnswers['apply-page'] {
  const { manifest } = buildValidDrafts(context, drafts)
  const chosen = choosePage({ ...page, replaced: [], leftOut: [] }, choices)
  const { texts, id } = runAsStudio(() => writePage(target, chosen, manifest, context, drafts))
  const [family, number = ''] = id.split('/')
  return {
    texts,
    id,
    place: { file: Object.keys(texts)[0] ?? `consultas/${family}.yaml`, path: ['variants', number] },
    errors: listErrors(context, { ...drafts, ...texts }),
  }
}

function writePage(
  target: PageTarget,
  page: PageProposal,
  manifest: CheckedManifest,
  context: StudioContext,
  drafts: Texts,
): { texts: Texts; id: string } {
  if (target.kind === 'replacement') {
    const { id } = target
    return { texts: applyEdits(context, drafts, replacePage(id, page, manifest)), id }
  }
  const { family, title, request } = target
  const { name, text, number } =
    target.kind === 'family'
      ? addFamily({ name: family, title, kinds: target.fields, request, page }, manifest, context.folders)
      : addVariant({ family, title, number: undefined, request, page }, manifest)
  return { texts: { [name]: text }, id: `${family}/${number}` }
}

function listErrors(context: StudioContext, drafts: Texts) {
  const { folders, cwd } = context
  const errors = buildDrafts(context, drafts).diagnostics.filter(({ severity }) => severity === 'error')
  return convertDiagnostics(errors, shownPath(folders.manifestDir, cwd))
}

/** The keys that an answer decides. */
const pageKeys = ['summary', 'findings', 'findings+', 'result', 'result+', 'example', 'examples']

/**
 * Returns the edits that give a variant another page. The page of a family's only variant stays in `defaults`, if it is
 * there.
 */
function replacePage(id: string, page: PageProposal, manifest: CheckedManifest): ValueEdit[] {
  const { family, variant } = findVariant(id, manifest)
  const { name, value } = family.document
  const own = ['variants', String(variant.number)]
  const read = (path: EntryPath) => readAtPath(value, path) as Json | undefined
  const isShared =
    family.variants.length === 1 &&
    read(['defaults', 'result']) !== undefined &&
    read([...own, 'result']) === undefined
  const root = isShared ? ['defaults'] : own
  const examples = read([...own, 'examples']) ?? read(['defaults', 'examples'])
  const keys: Record<string, Json> = {
    ...(isShared ? toYamlPage(page) : buildPage(page, family)),
    ...buildExamples(examples, page.example, manifest.cast?.value),
  }
  const kept = keys.examples === undefined ? ['examples'] : []
  return pageKeys.flatMap((key): ValueEdit[] => {
    const place = { file: name, path: [...root, key] }
    const next = keys[key]
    if (next === undefined && kept.includes(key)) return []
    // Written anew: another page has no lines in common with it.
    return [
      ...(read(place.path) === undefined ? [] : [{ op: 'remove' as const, place }]),
      ...(next === undefined ? [] : [{ op: 'set' as const, place, value: next }]),
    ]
  })
}
