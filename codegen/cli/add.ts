import { join } from 'node:path'
import type { Field } from '../../manifest/schema/field.ts'
import { addFamily, buildFamilyFields } from '../authoring/add/add-family.ts'
import { addVariant, findAddition, findFamily, readForm } from '../authoring/add/add-variant.ts'
import { type Addition, formatAddition } from '../authoring/add/addition.ts'
import { type ProposalOptions, proposePage } from '../authoring/add/page-proposal.ts'
import { readSampleText } from '../authoring/add/read-sample.ts'
import { changeManifest } from '../authoring/edit/save-texts.ts'
import { addSupplier, listSupplierSteps } from '../authoring/supplier/add-supplier.ts'
import type { CheckedManifest } from '../compile/expand/expand-manifest.ts'
import { shownPath } from '../diagnostics/shown-path.mjs'
import type { Folders } from '../folders.mjs'
import { diagnosticsReport } from '../report.ts'
import { addSupplierToConsulta } from './add-supplier.ts'
import { askForMissing } from './ask-for-missing.ts'
import { type Command, exit, InvalidManifest, jsonDocument, readModel } from './command.ts'
import { type Options, UsageError } from './options.mjs'

/** Appends a variant to a family's file, or writes the file of a new family. Writes nothing if the manifest would be invalid. */
export const add: Command = async (given, folders, environment) => {
  if (given.operands[0]?.includes('/')) return addSupplierToConsulta(given, folders, environment)
  checkTarget(given)
  if (!environment.ask) checkTitle(given)
  const before = readModel(folders, environment.cwd)
  const [family] = given.operands
  if (family !== undefined) findFamily(family, before.manifest)
  const options = await askForMissing(given, before.manifest, environment)
  checkTitle(options)
  const addition = createAddition(options, before.manifest, folders, environment.cwd)
  const texts = addition.supplier?.texts ?? new Map([[addition.name, addition.text]])
  const change = changeManifest(texts, before, folders, environment.cwd)
  if (!change.ok) throw new InvalidManifest(change.diagnostics)
  const file = shownPath(join(folders.manifestDir, addition.name), environment.cwd)
  if (options.json) environment.print(jsonDocument(buildAddedJson(addition, file)))
  else {
    environment.print(formatAddition(addition, `${file}:${addition.line}`))
    if (change.warnings.length > 0) environment.printError(diagnosticsReport(change.warnings))
  }
  return exit.done
}

function checkTitle({ values }: Options) {
  if (!values.title?.trim()) throw new UsageError('Falta --title')
}

/** Checks the options that decide where the consulta goes. Users are not asked for them. */
function checkTarget(options: Options) {
  const [family] = options.operands
  const { family: name, field, number, from } = options.values
  if (family !== undefined && name !== undefined)
    throw new UsageError('Dê a família a que se soma uma variante, ou --family para criar uma, não os dois')
  if (family === undefined && name === undefined)
    throw new UsageError('Falta a família: add FAMÍLIA --title TÍTULO, ou add --family NOME … para criar uma')
  if (name !== undefined && field === undefined) throw new UsageError('Falta --field: os tipos dos campos')
  if (name !== undefined && number !== undefined)
    throw new UsageError('--number não vale com --family: a primeira variante é a 1')
  if (options.public && from === undefined) throw new UsageError('--public só vale com --from')
  if (family !== undefined && field !== undefined)
    throw new UsageError('--field só vale com --family: a variante herda os campos da família')
}

function createAddition(
  options: Options,
  manifest: CheckedManifest,
  folders: Folders,
  cwd: string,
): Addition {
  const { title = '', family: name, field = '', number, from, request: call, curl, supplier } = options.values
  const pasted = options.curlText ?? (curl === undefined ? undefined : readSampleText(curl, cwd))
  if (supplier !== undefined && pasted === undefined) throw new UsageError('--supplier só vale com --curl')
  const source = options.values.source ?? (pasted === undefined ? undefined : findContractSource(manifest))
  const request = { source, call }
  const cast = manifest.cast?.value
  const propose = (about: ProposalOptions) =>
    from === undefined
      ? undefined
      : proposePage(readSampleText(from, cwd), { ...about, cast, name: from, isPublic: options.public })
  if (name !== undefined) {
    const fields = buildFamilyFields(field)
    const page = propose({ fields })
    const addition = addFamily({ name, title, kinds: field, page, request }, manifest, folders)
    return withSupplier(addition, pasted, { name: supplier, fields, path: ['defaults'] }, manifest, folders)
  }
  const family = findFamily(options.operands[0] ?? '', manifest)
  const { fields } = readForm(family)
  const page = propose({ fields, family: family.variants })
  const addition = addVariant({ family: family.file.consulta, title, number, page, request }, manifest)
  const path = ['variants', String(addition.number)]
  const added = withSupplier(addition, pasted, { name: supplier, fields, path }, manifest, folders)
  return { ...added, ...findAddition(family.document.text, added.text) }
}

/** Adds the supplier of a pasted request. It needs no `answer`, because the new example has the shape of the supplier's answer. */
function withSupplier(
  addition: Addition,
  request: string | undefined,
  target: { name: string | undefined; fields: readonly Field[]; path: string[] },
  manifest: CheckedManifest,
  folders: Folders,
): Addition {
  if (request === undefined) return addition
  const { name, text } = addition
  const supplier = addSupplier({ ...target, request, file: name, text }, manifest, folders)
  const next = supplier.texts.get(name) ?? text
  return { ...addition, text: next, added: next, supplier }
}

/** Finds the source with a contract: the gateway, which asks the suppliers. */
const findContractSource = ({ sources }: CheckedManifest) =>
  Object.entries(sources?.value.sources ?? {}).find(([, { contract }]) => contract)?.[0]

function buildAddedJson({ number, path, page, line, supplier }: Addition, file: string) {
  return {
    ok: true,
    file,
    line,
    number,
    path,
    ...(supplier && { supplier: supplier.name, steps: listSupplierSteps(supplier) }),
    replaced: page?.replaced ?? [],
    leftOut: page?.leftOut ?? [],
  }
}
