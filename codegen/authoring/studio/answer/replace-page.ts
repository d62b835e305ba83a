import type { EntryPath, ValueEdit } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { buildExamples, buildPage } from '../../add/add-variant.ts'
import { toYamlPage } from '../../add/page-choices.ts'
import type { PageProposal } from '../../add/page-proposal.ts'
import { findVariant } from './page-target.ts'

/** The keys that an answer decides. */
const pageKeys = ['summary', 'findings', 'findings+', 'result', 'result+', 'example', 'examples']

/**
 * Returns the edits that give a variant another page. The page of a family's only variant stays in `defaults`, if it is
 * there.
 */
export function replacePage(id: string, page: PageProposal, manifest: CheckedManifest): ValueEdit[] {
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
