import { fieldFormat } from '../../../manifest/contract/field-format.ts'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import { type FieldKind, type NewFieldKind, newFields } from '../../../manifest/kinds/index.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { NewRequest } from '../../../manifest/schema/studio.ts'
import { identifier } from '../../../manifest/schema/text.ts'
import { reservedNames } from '../../compile/check/file-names.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { schemaLine } from '../../emit/json-schema/schema-line.ts'
import type { Folders } from '../../folders.mjs'
import { formatEntry, formatMap } from '../edit/yaml-text.ts'
import type { Addition } from './addition.ts'
import { toYamlPage } from './page-choices.ts'
import type { PageProposal } from './page-proposal.ts'
import { chooseRequest, type RequestChoice } from './request-choice.ts'

/** `page` is the page of a sample answer. `request` is absent if the author gave none. */
type NewFamilyOptions = {
  name: string
  title: string
  kinds: string
  request?: NewRequest | RequestChoice | undefined
  page: PageProposal | undefined
}

/**
 * Returns the file of a new family with one variant.
 *
 * @throws CommandError if the name is invalid or taken, or if a kind of field does not exist.
 */
export function addFamily(options: NewFamilyOptions, manifest: ExpandedManifest, folders: Folders): Addition {
  checkName(options.name, manifest)
  const kinds = parseKinds(options.kinds)
  const source = guessSource(manifest)
  if (source === undefined)
    throw new CommandError('Nenhuma fonte foi declarada', 'declare a fonte da consulta em sources.yaml')
  const fields = buildFields(kinds)
  const { title, page } = options
  const path = `/consulta/${options.name}`
  const guessed = guessRequest(source, options.name, 'consulta', fields)
  const chosen = chooseRequest(options.request, guessed, fields, manifest)
  const request: Record<string, Json> = chosen ?? guessed
  const head = { consulta: options.name, title, icon: newFields[kinds[0]].icon, path }
  const defaults = { fields, request, ...(page ? toYamlPage(page) : buildEcho(fields)) }
  const name = `consultas/${options.name}.yaml`
  const sections = [formatSection(head), formatSection({ defaults }), formatVariants(title)]
  const text = `${schemaLine(name, folders)}\n${sections.join('\n')}`
  return {
    name,
    text,
    added: text,
    line: 1,
    isNewFamily: true,
    number: 1,
    path,
    request,
    isRequestInherited: false,
    isRequestChosen: chosen !== undefined,
    page,
  }
}

/** Returns the form of a new family. */
export const buildFamilyFields = (kinds: string) => buildFields(parseKinds(kinds)) as Field[]

function checkName(name: string, { families }: ExpandedManifest) {
  const { success, error } = identifier.safeParse(name)
  if (!success)
    throw new CommandError(`"${name}" não serve de nome de família`, `${error.issues[0]?.message}`)
  const lower = name.toLowerCase()
  if (reservedNames.has(lower)) throw new CommandError(`Uma família não pode se chamar "${name}"`)
  const sameName = families.find(({ file }) => file.consulta.toLowerCase() === lower)
  if (sameName)
    throw new CommandError(
      `A família "${sameName.file.consulta}" já existe, em ${sameName.document.file}`,
      `para somar uma variante a ela: add ${sameName.file.consulta} --title …`,
    )
}

function parseKinds(text: string): [NewFieldKind, ...NewFieldKind[]] {
  const [first = '', ...others] = text.split(',').map((kind) => kind.trim())
  return [parseKind(first), ...others.map(parseKind)]
}

function parseKind(kind: string): NewFieldKind {
  if (Object.hasOwn(newFields, kind)) return kind as NewFieldKind
  if (kind === 'select')
    throw new CommandError(
      'Um campo select pede as suas opções',
      'crie a família com text e troque o campo no arquivo',
    )
  const hint = suggestionHint(kind, Object.keys(newFields))?.text
  throw new CommandError(`O tipo de campo "${kind}" não existe`, hint)
}

const formatSection = (section: object) => `${formatMap(Object.entries(section), 0, 2).join('\n')}\n`

/** A single variant also gets lines of its own, because more variants will follow. */
const formatVariants = (title: string) => `variants:\n  1:\n${formatEntry('title', title, 4, 2).join('\n')}\n`

/** Returns a form field for each kind. Repeated kinds are numbered: `cpf`, `cpf_2`. */
function buildFields(kinds: readonly NewFieldKind[]) {
  return kinds.map((kind, index) => {
    const position = kinds.slice(0, index).filter((other) => other === kind).length + 1
    const { name, label } = newFields[kind]
    const isFirst = position === 1
    return {
      name: isFirst ? name : `${name}_${position}`,
      kind,
      label: isFirst ? label : `${label} ${position}`,
      required: true,
    }
  })
}

type FormField = { name: string; kind: FieldKind; label: string }

/** Returns a result that repeats the query's values, and its example: a placeholder for the answer. */
export function buildEcho(fields: readonly FormField[]): { result: Json; example: Json } | undefined {
  const echoed = fields.flatMap(({ name, kind, label }) => {
    const value = kind === 'select' ? undefined : newFields[kind].value
    const format = fieldFormat(kind)
    return value === undefined
      ? []
      : [{ name, value, item: { label, value: name, ...(format && { format }) } }]
  })
  if (echoed.length === 0) return undefined
  return {
    result: [{ block: 'fields', title: 'Consultado', items: echoed.map(({ item }) => item) }],
    example: Object.fromEntries(echoed.map(({ name, value }) => [name, value])),
  }
}

/** Returns the most used source of the family, or else of all consultas, or else the first one. */
export function guessSource({ families, sources }: ExpandedManifest, family?: string): string | undefined {
  const requests = families.flatMap(({ file, variants }) =>
    variants.flatMap(({ request }) =>
      request ? [{ family: file.consulta, source: request.item.source }] : [],
    ),
  )
  const familyRequests = requests.filter((request) => request.family === family)
  const names = (familyRequests.length > 0 ? familyRequests : requests).map(({ source }) => source)
  const countUses = (name: string) => names.filter((other) => other === name).length
  const [mostUsed] = [...new Set(names)].sort((one, other) => countUses(other) - countUses(one))
  return mostUsed ?? Object.keys(sources?.value.sources ?? {})[0]
}

/**
 * Returns a POST request with the form's fields in its body, the most common form. The real path is
 * not in the manifest.
 */
export const guessRequest = (
  source: string,
  family: string,
  variantTitle: string,
  fields: { name: string }[],
) => ({
  source,
  post: `/${family}/${slug(variantTitle) || 'consulta'}`,
  body: Object.fromEntries(fields.map(({ name }) => [name, `{${name}}`])),
})

/** Converts a title to a path segment: 'Apelidos conhecidos' becomes `apelidos-conhecidos`. */
export const slug = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
