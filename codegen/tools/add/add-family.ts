import type { Json } from '../../../manifest/schema/consulta.ts'
import { identifier } from '../../../manifest/schema/text.ts'
import { reservedNames } from '../../check/file-names.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { schemaLine } from '../editor/schema-line.ts'
import type { Addition } from './addition.ts'
import { buildFamilyPath, buildFamilyText } from './family-text.ts'
import { type FormKindName, formKinds } from './form-kinds.ts'
import { guessSource } from './guess-request.ts'
import { readSample } from './read-sample.ts'

export type NewFamilyOptions = { name: string; title: string; kinds: string; answer: Json | undefined }

/**
 * A file for a new family, with one variant.
 *
 * @throws CommandError where the name is none or taken, or a kind of field does not exist.
 */
export function addFamily(options: NewFamilyOptions, manifest: CheckedManifest, folders: Folders): Addition {
  checkName(options.name, manifest)
  const kinds = parseKinds(options.kinds)
  const source = guessSource(manifest)
  if (source === undefined)
    throw new CommandError('Nenhuma fonte foi declarada\n  dica: declare a fonte da consulta em sources.yaml')
  const sample = options.answer === undefined ? undefined : readSample(options.answer)
  const name = `consultas/${options.name}.yaml`
  const { text, request } = buildFamilyText({
    name: options.name,
    title: options.title,
    kinds,
    source,
    sample,
  })
  const fileText = `${schemaLine(name, folders)}\n${text}`
  return {
    name,
    text: fileText,
    added: fileText,
    at: 0,
    number: 1,
    path: buildFamilyPath(options.name),
    request,
    isRequestInherited: false,
    sample,
  }
}

function checkName(name: string, { families }: CheckedManifest) {
  const { success, error } = identifier.safeParse(name)
  if (!success)
    throw new CommandError(`"${name}" não serve de nome de família\n  dica: ${error.issues[0]?.message}`)
  const lower = name.toLowerCase()
  if (reservedNames.has(lower)) throw new CommandError(`Uma família não pode se chamar "${name}"`)
  const sameName = families.find(({ file }) => file.consulta.toLowerCase() === lower)
  if (sameName)
    throw new CommandError(
      `A família "${sameName.file.consulta}" já existe, em ${sameName.document.file}\n  dica: para somar uma variante a ela: add ${sameName.file.consulta} --title …`,
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
      'Um campo select pede as suas opções\n  dica: crie a família com text e troque o campo no arquivo',
    )
  const hint = suggestionHint(kind, Object.keys(formKinds))
  throw new CommandError(`O tipo de campo "${kind}" não existe${hint ? `\n  dica: ${hint}` : ''}`)
}
