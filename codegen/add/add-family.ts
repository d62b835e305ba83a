import type { Json } from '../../manifest/schema/consulta.ts'
import { identifier } from '../../manifest/schema/text.ts'
import { reservedNames } from '../checks/file-names.ts'
import { CommandError } from '../cli/command.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Folders } from '../output/fingerprint.mjs'
import type { CheckedManifest } from '../resolve/resolve-model.ts'
import { schemaLine } from '../schema-line.ts'
import type { Addition } from './addition.ts'
import { familyPath, familyText } from './family-text.ts'
import { type FormKindName, formKinds } from './form-kinds.ts'
import { likelySource } from './likely-request.ts'
import { reading } from './reading.ts'

export type FamilyWish = { name: string; title: string; kinds: string; answer: Json | undefined }

/**
 * A file for a new family, with one variant.
 *
 * @throws CommandError where the name is none or taken, or a kind of field does not exist.
 */
export function addFamily(wish: FamilyWish, manifest: CheckedManifest, folders: Folders): Addition {
  checkName(wish.name, manifest)
  const kinds = kindsOf(wish.kinds)
  const source = likelySource(manifest)
  if (source === undefined)
    throw new CommandError('Nenhuma fonte foi declarada\n  dica: declare a fonte da consulta em sources.yaml')
  const sample = wish.answer === undefined ? undefined : reading(wish.answer)
  const name = `consultas/${wish.name}.yaml`
  const { text, request } = familyText({ name: wish.name, title: wish.title, kinds, source, sample })
  const whole = `${schemaLine(name, folders)}\n${text}`
  return {
    name,
    text: whole,
    added: whole,
    at: 0,
    number: 1,
    path: familyPath(wish.name),
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
  const twin = families.find(({ file }) => file.consulta.toLowerCase() === lower)
  if (twin)
    throw new CommandError(
      `A família "${twin.file.consulta}" já existe, em ${twin.document.file}\n  dica: para somar uma variante a ela: add ${twin.file.consulta} --title …`,
    )
}

function kindsOf(text: string): [FormKindName, ...FormKindName[]] {
  const [first = '', ...others] = text.split(',').map((kind) => kind.trim())
  return [kindOf(first), ...others.map(kindOf)]
}

function kindOf(kind: string): FormKindName {
  if (Object.hasOwn(formKinds, kind)) return kind as FormKindName
  if (kind === 'select')
    throw new CommandError(
      'Um campo select pede as suas opções\n  dica: crie a família com text e troque o campo no arquivo',
    )
  const hint = suggestionHint(kind, Object.keys(formKinds))
  throw new CommandError(`O tipo de campo "${kind}" não existe${hint ? `\n  dica: ${hint}` : ''}`)
}
