import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Path } from '../../read/manifest-document.ts'
import type { ValidModel } from '../../resolve/build-model.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../resolve/expand-family.ts'
import type { Part } from '../part.ts'
import { answerParts } from './answers.ts'
import { batchParts, formParts } from './forms.ts'

/** Families, their variants, and what variants consist of, with all that they inherit. */
export function consultaParts({ model, manifest }: ValidModel): Part[] {
  const definitions = new Map(
    model.families.flatMap(({ variants }) => variants.map((definition) => [definition.id, definition])),
  )
  return manifest.families.flatMap((family) => [
    familyPart(family),
    ...family.variants.flatMap((variant) => {
      const definition = definitions.get(`${family.file.consulta}/${variant.number}`)
      return definition ? variantParts(family, variant, definition) : []
    }),
  ])
}

function familyPart({ document, file }: ExpandedFamily): Part {
  const { consulta, title, description, icon, group, order, path } = file
  const value = { consulta, title, description, icon, group, order }
  const keys = [consulta, path]
  const home = document.name
  return { subject: 'family', keys, name: consulta, value, home, document, at: [], part: 'key' }
}

function variantParts(
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
  definition: ConsultaDefinition,
): Part[] {
  const { variant, isLedTo, path, access, purpose } = expanded
  const { id, example, examples } = definition
  const at: Path = ['variants', String(expanded.number)]
  const consulta: Part = {
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
      example,
      examples,
    },
    document,
    at,
    part: 'key',
  }
  const { fields, requireOneOf, batch, request } = expanded
  const form = { fields: fields.map(({ path }) => path), requireOneOf, document, at }
  return [
    consulta,
    ...formParts(consulta, definition, form),
    ...(batch ? batchParts(consulta, { ...batch.item, path: batchPath(path) }, batch.path) : []),
    ...(request ? [requestPart(consulta, request)] : []),
    ...answerParts(consulta, expanded, definition),
  ]
}

function requestPart(consulta: Part, { item, path }: NonNullable<ExpandedVariant['request']>): Part {
  const { document } = consulta
  const value = item
  return {
    subject: 'request',
    keys: ['request'],
    name: '',
    value,
    owner: consulta,
    document,
    at: path,
    part: 'key',
  }
}
