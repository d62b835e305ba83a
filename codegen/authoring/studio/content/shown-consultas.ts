import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'
import type {
  PartOrigin,
  ShownDossie,
  ShownFamily,
  ShownPart,
  ShownRequest,
  ShownSource,
  ShownVariant,
} from '../../../../manifest/contract/studio-content.ts'
import type { Block } from '../../../../manifest/schema/result.ts'
import type { ExpandedVariant } from '../../../compile/expand/expand-family.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { Located } from '../../../compile/expand/located.ts'
import { formatAccess } from '../../../compile/expand/route-access.ts'
import type { ManifestDocument, YamlPath } from '../../../compile/read/manifest-document.ts'
import type { Model } from '../../../compile/resolve/model.ts'

/** Returns the families in catalogue order, with the location of each part of a variant. */
export function shownFamilies(model: Model, manifest: CheckedManifest): ShownFamily[] {
  return model.families.flatMap(({ family, title, description, icon, group, path, variants }) => {
    const expanded = manifest.families.find(({ file }) => file.consulta === family)
    if (!expanded) return []
    const { document } = expanded
    return [
      {
        family,
        title,
        ...(description !== undefined && { description }),
        ...(icon !== undefined && { icon }),
        ...(group !== undefined && { group }),
        path,
        position: document.formatPosition(['consulta'], 'key'),
        variants: variants.flatMap((definition) => {
          const own = expanded.variants.find(({ number }) => number === definition.variant)
          return own ? [shownVariant(document, definition, own)] : []
        }),
      },
    ]
  })
}

/** Returns a resolved variant whose parts have an origin and a location. */
function shownVariant(
  document: ManifestDocument,
  { id, variant, path, title, description, icon, batch, access, purpose, cost }: ConsultaDefinition,
  { number, fields, result, request, example }: ExpandedVariant,
): ShownVariant {
  const formatPosition = (at: YamlPath) => document.formatPosition(at, 'value')
  return {
    id,
    variant,
    path,
    title,
    ...(description !== undefined && { description }),
    ...(icon !== undefined && { icon }),
    hasBatch: batch !== undefined,
    asksPurpose: purpose !== undefined,
    ...(cost !== undefined && { cost }),
    ...(access && { access: formatAccess(access) }),
    position: document.formatPosition(['variants', String(number)], 'key'),
    ...(example && { examplePosition: document.formatPosition(example.path, 'key') }),
    fields: fields.map(({ item, path: at }) => ({
      name: item.name,
      kind: item.kind,
      detail: item.label,
      isRequired: item.required ?? false,
      origin: readOrigin(at),
      position: formatPosition(at),
    })),
    blocks: result.map(({ item, path: at }) => shownBlock(item, readOrigin(at), formatPosition(at))),
    requests: request ? shownRequests(request, formatPosition) : [],
  }
}

const readOrigin = (at: YamlPath): PartOrigin =>
  at[0] === 'defaults' ? 'defaults' : at.some((step) => String(step).endsWith('+')) ? 'appended' : 'own'

const shownBlock = (block: Block, origin: PartOrigin, position: string): ShownPart => ({
  name: ('title' in block && block.title) || block.block,
  kind: block.block,
  origin,
  position,
})

/** Returns the sources in query order. */
function shownRequests(
  { item, path }: Located<NonNullable<ConsultaDefinition['request']>>,
  formatPosition: (at: YamlPath) => string,
): ShownRequest[] {
  const toShownRequest = (endpoint: RequestEndpoint, at: YamlPath, isFallback: boolean) => ({
    source: endpoint.source,
    call: endpoint.get === undefined ? `POST ${endpoint.post ?? ''}` : `GET ${endpoint.get}`,
    isFallback,
    position: formatPosition([...at, 'source']),
  })
  const fallbacks = (item.fallback ?? []).map((endpoint, index) =>
    toShownRequest(endpoint, [...path, 'fallback', index], true),
  )
  return [toShownRequest(item, path, false), ...fallbacks]
}

type RequestEndpoint = { source: string; get?: string | undefined; post?: string | undefined }

/** Returns the dossiês by name, with the location of each field and part. */
export function shownDossies(model: Model, manifest: CheckedManifest): ShownDossie[] {
  return model.dossies.flatMap(({ dossie, title, description, icon, path, fields, parts, access }) => {
    const document = manifest.dossies.find(({ value }) => value.dossie === dossie)?.document
    if (!document) return []
    return [
      {
        dossie,
        title,
        ...(description !== undefined && { description }),
        ...(icon !== undefined && { icon }),
        path,
        ...(access && { access: formatAccess(access) }),
        position: document.formatPosition(['dossie'], 'key'),
        fields: fields.map(({ name, kind, label, required }, index) => ({
          name,
          kind,
          detail: label,
          isRequired: required ?? false,
          origin: 'own',
          position: document.formatPosition(['fields', index], 'value'),
        })),
        parts: parts.map((part, index) => ({
          name: part.name,
          title: part.title,
          consultaId: `${part.family}/${part.variant}`,
          position: document.formatPosition(['parts', index], 'value'),
        })),
      },
    ]
  })
}

/** Returns the sources of sources.yaml and the consultas that query each. */
export function shownSources(
  { sources: { mode: defaultMode, sources } }: Model,
  manifest: CheckedManifest,
  families: ShownFamily[],
): ShownSource[] {
  const variants = families.flatMap((family) => family.variants)
  return Object.entries(sources).map(([name, source]) => {
    const {
      title,
      baseUrl,
      baseUrlEnv,
      mode = defaultMode,
      timeoutMs,
      retries,
      auth,
      purpose,
      contract,
    } = source
    const usesSource = ({ requests }: (typeof variants)[number]) =>
      requests.some((one) => one.source === name)
    return {
      name,
      ...(title !== undefined && { title }),
      baseUrl,
      ...(baseUrlEnv !== undefined && { baseUrlEnv }),
      mode,
      timeoutMs,
      retries,
      ...(auth && { auth }),
      ...(purpose && { purpose }),
      hasContract: contract === true,
      usedBy: variants.filter(usesSource).map(({ id }) => id),
      position: manifest.sources?.document.formatPosition(['sources', name], 'key') ?? '',
    }
  })
}
