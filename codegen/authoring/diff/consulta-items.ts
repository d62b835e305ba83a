import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../compile/expand/expand-family.ts'
import type { Located } from '../../compile/expand/located.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { ValidModel } from '../../generate.ts'
import { listAnswerItems } from './answer-items.ts'
import type { ManifestItem } from './manifest-item.ts'

/** Lists families, variants, and the items of variants with inherited values. */
export function listConsultaItems({ model, manifest }: ValidModel): ManifestItem[] {
  const definitions = new Map(
    model.families.flatMap(({ variants }) => variants.map((definition) => [definition.id, definition])),
  )
  return manifest.families.flatMap((family) => [
    createFamilyItem(family),
    ...family.variants.flatMap((variant) => {
      const definition = definitions.get(`${family.file.consulta}/${variant.number}`)
      return definition ? listVariantItems(family, variant, definition) : []
    }),
  ])
}

function createFamilyItem({ document, file }: ExpandedFamily): ManifestItem {
  const { consulta, title, description, icon, group, order, path } = file
  return {
    subject: 'family',
    keys: [consulta, path],
    name: consulta,
    value: { consulta, title, description, icon, group, order },
    containerName: document.name,
    document,
    at: [],
  }
}

function listVariantItems(
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
  definition: ConsultaDefinition,
): ManifestItem[] {
  const { written: variant, acceptsLeads: isLedTo, path, access, purpose, cost } = expanded
  const { id, example, examples } = definition
  const at: YamlPath = ['variants', String(expanded.number)]
  const consulta: ManifestItem = {
    subject: 'consulta',
    keys: [id, path],
    name: id,
    path,
    value: {
      path,
      title: variant.title,
      description: variant.description,
      icon: variant.icon ?? file.icon,
      leads: isLedTo,
      access: access?.item.length ? access.item : undefined,
      purpose: purpose?.item,
      cost: cost?.item.amount,
      example,
      examples,
    },
    document,
    at,
  }
  const { fields, requireOneOf, batch, request } = expanded
  const form = { fields: fields.map(({ path }) => path), requireOneOf, document, at }
  return [
    consulta,
    ...listFormItems(consulta, definition, form),
    ...(batch ? [createBatchItem(consulta, { ...batch.item, path: batchPath(path) }, batch.path)] : []),
    ...(request ? [createOnlyItem('request', consulta, request.item, request.path)] : []),
    ...listAnswerItems(consulta, expanded, definition),
  ]
}

/** Lists dossiês, their forms and their parts. */
export const listDossieItems = ({ model, manifest }: ValidModel): ManifestItem[] =>
  model.dossies.flatMap((definition) => {
    const file = manifest.dossies.find(({ value }) => value.dossie === definition.dossie)
    if (!file) return []
    const { document } = file
    const access = file.value.access?.length ? file.value.access : undefined
    const { dossie: name, title, description, icon, path, parts, batch } = definition
    const value = { path, title, description, icon, access }
    const dossie: ManifestItem = {
      subject: 'dossie',
      keys: [name, path],
      name,
      path,
      value,
      containerName: document.name,
      document,
      at: [],
    }
    const fields = definition.fields.map((_, index) => ['fields', index])
    return [
      dossie,
      ...listFormItems(dossie, definition, { fields }),
      ...(batch ? [createBatchItem(dossie, batch, ['batch'])] : []),
      ...parts.map(({ name: part, family, variant, title, with: templates }, index): ManifestItem => {
        return {
          subject: 'part',
          keys: [part, `${family}/${variant}`],
          name: part,
          value: { consulta: `${family}/${variant}`, title, with: templates },
          owner: dossie,
          isOrdered: true,
          document,
          at: ['parts', index],
        }
      }),
    ]
  })

type FormDefinition = { fields: Field[]; requireOneOf?: string[] | undefined }

/** The YAML paths of a form's fields and of `requireOneOf`. */
type FormPaths = { fields: YamlPath[]; requireOneOf?: Located<unknown> | undefined }

/** Lists a form and its fields. A renamed field matches by kind and label. */
function listFormItems(
  owner: ManifestItem,
  { fields, requireOneOf }: FormDefinition,
  paths: FormPaths,
): ManifestItem[] {
  const { document, at } = owner
  return [
    createOnlyItem('form', owner, { requireOneOf }, paths.requireOneOf?.path.slice(0, -1) ?? at),
    ...fields.map((field, index): ManifestItem => {
      return {
        subject: 'field',
        keys: [field.name, `${field.kind} ${field.label}`],
        name: field.name,
        value: withDefaults(field),
        owner,
        isOrdered: true,
        document,
        at: paths.fields[index] ?? at,
        keyOrValue: 'value',
      }
    }),
  ]
}

/** Adds the keys that the model does not have if they are false, so that a change of one names both values. */
const withDefaults = (field: Field) => ({
  ...field,
  required: field.required ?? false,
  ...(field.kind === 'date' && { notFuture: field.notFuture ?? false }),
})

/** Returns the batch page and its limits. */
const createBatchItem = (owner: ManifestItem, value: { path: string }, at: YamlPath): ManifestItem => ({
  ...createOnlyItem('batch', owner, value, at),
  path: value.path,
})

/** Returns an item of which its owner has one, so that it needs no name. */
const createOnlyItem = (
  subject: 'form' | 'request' | 'batch',
  owner: ManifestItem,
  value: ManifestItem['value'],
  at: YamlPath,
): ManifestItem => ({ subject, keys: [subject], name: '', value, owner, document: owner.document, at })
