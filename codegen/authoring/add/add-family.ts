import { type FormKindName, formKinds } from '../../../manifest/contract/form-kinds.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import { identifier } from '../../../manifest/schema/text.ts'
import { reservedNames } from '../../compile/check/file-names.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { schemaLine } from '../../emit/json-schema/schema-line.ts'
import type { Folders } from '../../folders.mjs'
import { formatEntry, formatMap } from '../edit/yaml-text.ts'
import type { Addition } from './addition.ts'
import { buildEcho, buildFields, guessRequest, guessSource } from './guess-consulta.ts'
import { toYamlPage } from './page-choices.ts'
import type { PageProposal } from './page-proposal.ts'

/** `page` is the page of a sample answer. */
type NewFamilyOptions = { name: string; title: string; kinds: string; page: PageProposal | undefined }

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
  const { page } = options
  const name = `consultas/${options.name}.yaml`
  const { text, request } = buildFamilyText({
    name: options.name,
    title: options.title,
    fields,
    icon: formKinds[kinds[0]].icon,
    source,
    page,
  })
  const fileText = `${schemaLine(name, folders)}\n${text}`
  return {
    name,
    text: fileText,
    added: fileText,
    offset: 0,
    number: 1,
    path: buildFamilyPath(options.name),
    request,
    isRequestInherited: false,
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

function parseKinds(text: string): [FormKindName, ...FormKindName[]] {
  const [first = '', ...others] = text.split(',').map((kind) => kind.trim())
  return [parseKind(first), ...others.map(parseKind)]
}

function parseKind(kind: string): FormKindName {
  if (Object.hasOwn(formKinds, kind)) return kind as FormKindName
  if (kind === 'select')
    throw new CommandError(
      'Um campo select pede as suas opções',
      'crie a família com text e troque o campo no arquivo',
    )
  const hint = suggestionHint(kind, Object.keys(formKinds))?.text
  throw new CommandError(`O tipo de campo "${kind}" não existe`, hint)
}

type NewFamily = {
  name: string
  title: string
  fields: ReturnType<typeof buildFields>
  icon: string
  source: string
  page: PageProposal | undefined
}

const buildFamilyPath = (name: string) => `/consulta/${name}`

/** Returns the YAML below the schema line, and the guessed request. */
function buildFamilyText({ name, title, fields, icon, source, page }: NewFamily) {
  const request = guessRequest(source, name, 'consulta', fields)
  const head = { consulta: name, title, icon, path: buildFamilyPath(name) }
  const defaults = { fields, request, ...(page ? toYamlPage(page) : buildEcho(fields)) }
  const sections = [head, { defaults }]
  return { text: [...sections.map(formatSection), formatVariants(title)].join('\n'), request }
}

const formatSection = (section: object) => `${formatMap(Object.entries(section), 0, 2).join('\n')}\n`

/** A single variant also gets lines of its own, because more variants will follow. */
const formatVariants = (title: string) => `variants:\n  1:\n${formatEntry('title', title, 4, 2).join('\n')}\n`
