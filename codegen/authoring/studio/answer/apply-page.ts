import type { PageTarget } from '../../../../manifest/contract/answer-page.ts'
import type {
  EntryPath,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { listAnswers } from '../../../compile/check/answer-paths.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { shownPath } from '../../../diagnostics/shown-path.mjs'
import { addFamily } from '../../add/add-family.ts'
import { addVariant, buildExamples, buildPage } from '../../add/add-variant.ts'
import { choosePage, toYamlPage } from '../../add/page-choices.ts'
import type { PageProposal } from '../../add/page-proposal.ts'
import { parseSample } from '../../add/read-sample.ts'
import { type AddedSupplier, addSupplier, listSupplierSteps } from '../../supplier/add-supplier.ts'
import { convertDiagnostics } from '../diagnostics.ts'
import { applyEdits } from '../edit.ts'
import { buildDrafts, buildValidDrafts, type StudioContext } from '../studio-context.ts'
import { findVariant, readTargetFamily, runAsStudio } from './propose.ts'

/** `apply-page`: writes the chosen parts of a proposed page into the texts of the manifest. */
export function applyPage(
  context: StudioContext,
  { drafts, target, page, choices }: StudioRequests['apply-page'],
): StudioAnswers['apply-page'] {
  const { manifest } = buildValidDrafts(context, drafts)
  const chosen = choosePage({ ...page, replaced: [], leftOut: [] }, choices)
  const written = runAsStudio(() => writePage(target, chosen, manifest, context, drafts))
  const [family = '', number = ''] = written.id.split('/')
  const file = `consultas/${family}.yaml`
  const supplier = runAsStudio(() => writeSupplier(target, { ...written, file }, manifest, context))
  const texts = { ...written.texts, ...Object.fromEntries(supplier?.texts ?? []) }
  return {
    texts,
    id: written.id,
    place: { file, path: ['variants', number] },
    errors: listErrors(context, { ...drafts, ...texts }),
    steps: supplier ? listSupplierSteps(supplier) : [],
  }
}

type WrittenPage = { texts: Texts; id: string; file: string }

/** Adds the supplier of a pasted request to a written page. */
function writeSupplier(
  target: PageTarget,
  { texts, id, file }: WrittenPage,
  manifest: CheckedManifest,
  { folders }: StudioContext,
): AddedSupplier | undefined {
  const { supplier: request = '' } = target
  if (request.trim() === '') return undefined
  const { kind } = target
  const existing = kind === 'supplier' || kind === 'replacement' ? findVariant(id, manifest) : undefined
  const text = texts[file] ?? existing?.family.document.text ?? ''
  const path = kind === 'family' ? ['defaults'] : ['variants', id.split('/')[1] ?? '']
  const mapping =
    kind === 'supplier' && existing
      ? { sample: parseSample(target.answer).answer, example: listAnswers(existing.variant)[0] as Json }
      : undefined
  const fields = readTargetFamily(target, manifest).fields
  return addSupplier({ request, fields, file, text, path, mapping }, manifest, folders)
}

function writePage(
  target: PageTarget,
  page: PageProposal,
  manifest: CheckedManifest,
  context: StudioContext,
  drafts: Texts,
): { texts: Texts; id: string } {
  if (target.kind === 'supplier') return { texts: {}, id: target.id }
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
