import type { PartPlaces, Place, StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import type { Block } from '../../../manifest/schema/result.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../compile/expand/expand-family.ts'
import { selectLocatedFindings } from '../../compile/expand/select-findings.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import { toEntryPath } from '../edit/edit-texts.ts'
import { buildValidDrafts, type StudioContext, StudioError } from './studio-context.ts'

/** `consulta`: a variant as the app reads it, with the places of its parts. The drafts have no errors. */
export function consulta(
  context: StudioContext,
  { drafts, id }: StudioRequests['consulta'],
): StudioAnswers['consulta'] {
  const { model, manifest } = buildValidDrafts(context, drafts)
  const family = model.families.find(({ variants }) => variants.some((variant) => variant.id === id))
  const definition = family?.variants.find((variant) => variant.id === id)
  const expanded = manifest.families.find(({ file }) => file.consulta === family?.family)
  const variant = expanded?.variants.find(({ number }) => number === definition?.variant)
  if (!family || !definition || !expanded || !variant) throw new StudioError(`A consulta ${id} não existe`)
  return {
    definition,
    family: { family: family.family, title: family.title },
    parts: locateParts(expanded, variant),
  }
}

/** Returns the places of a variant's parts, in `defaults` or in the variant, in the order of the screen. */
function locateParts({ document: { name } }: ExpandedFamily, variant: ExpandedVariant): PartPlaces {
  const { number, fields, result, summary } = variant
  const toPlace = (path: YamlPath): Place => ({ file: name, path: toEntryPath(path) })
  return {
    variant: toPlace(['variants', String(number)]),
    fields: fields.map(({ path }) => toPlace(path)),
    findings: selectLocatedFindings(variant).map(({ path }) => toPlace(path)),
    blocks: result.map(({ item, path }) => ({
      place: toPlace(path),
      items: listBlockItems(item, path).map(toPlace),
    })),
    ...(summary && { summary: toPlace(summary.path) }),
  }
}

/** Returns the paths of a block's items or columns. */
function listBlockItems(block: Block, path: YamlPath): YamlPath[] {
  const key = 'items' in block ? 'items' : 'columns'
  const items = 'items' in block ? block.items : 'columns' in block ? block.columns : []
  return Array.isArray(items) ? items.map((_, index) => [...path, key, index]) : []
}
