import type {
  PartOrigin,
  ShownPart,
  ShownRequest,
  ShownVariant,
} from '../../manifest/contract/manifest-page.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Block } from '../../manifest/schema/result.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { accessWords } from '../resolve/access-words.ts'
import type { ExpandedVariant, Placed } from '../resolve/expand-family.ts'

/** A variant, whose words are the definition's, and whose parts know whether they were inherited and from where. */
export function shownVariant(
  document: ManifestDocument,
  { id, variant, path, title, description, icon, batch, access, purpose }: ConsultaDefinition,
  { number, fields, result, request, example }: ExpandedVariant,
): ShownVariant {
  const place = (at: Path) => document.place(at, 'value')
  return {
    id,
    variant,
    path,
    title,
    ...(description !== undefined && { description }),
    ...(icon !== undefined && { icon }),
    hasBatch: batch !== undefined,
    asksPurpose: purpose !== undefined,
    ...(access && { access: accessWords(access) }),
    place: document.place(['variants', String(number)], 'key'),
    ...(example && { examplePlace: document.place(example.path, 'key') }),
    fields: fields.map(({ item, path: at }) => ({
      name: item.name,
      kind: item.kind,
      detail: item.label,
      isRequired: item.required,
      origin: originOf(at),
      place: place(at),
    })),
    blocks: result.map(({ item, path: at }) => shownBlock(item, originOf(at), place(at))),
    requests: request ? shownRequests(request, place) : [],
  }
}

const originOf = (at: Path): PartOrigin =>
  at[0] === 'defaults' ? 'defaults' : at.some((step) => String(step).endsWith('+')) ? 'appended' : 'own'

const shownBlock = (block: Block, origin: PartOrigin, place: string): ShownPart => ({
  name: ('title' in block && block.title) || block.block,
  kind: block.block,
  origin,
  place,
})

/** The sources in the order in which they are asked. */
function shownRequests(
  { item, path }: Placed<NonNullable<ConsultaDefinition['request']>>,
  place: (at: Path) => string,
): ShownRequest[] {
  const shown = (one: Call, at: Path, isFallback: boolean) => ({
    source: one.source,
    call: one.get === undefined ? `POST ${one.post ?? ''}` : `GET ${one.get}`,
    isFallback,
    place: place([...at, 'source']),
  })
  const fallbacks = (item.fallback ?? []).map((one, index) => shown(one, [...path, 'fallback', index], true))
  return [shown(item, path, false), ...fallbacks]
}

type Call = { source: string; get?: string | undefined; post?: string | undefined }
