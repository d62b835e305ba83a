import { identifier } from '../../../manifest/schema/text.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import { fileStem } from '../read/manifest-files.ts'
import type { Check } from './check.ts'

/** A kind of file with a name in its YAML: the key of that name, and the kind with its articles. */
type NamedFileKind = {
  code: DiagnosticCode
  key: 'consulta' | 'dossie'
  definiteLabel: string
  indefiniteLabel: string
}

type NamedFile = { document: ManifestDocument; name: string }

const consultaKind: NamedFileKind = {
  code: 'consulta-name',
  key: 'consulta',
  definiteLabel: 'A consulta',
  indefiniteLabel: 'Uma consulta',
}

const dossieKind: NamedFileKind = {
  code: 'dossie-name',
  key: 'dossie',
  definiteLabel: 'O dossiê',
  indefiniteLabel: 'Um dossiê',
}

/** Names of files that codegen emits beside those of families and dossiês. */
export const reservedNames: ReadonlySet<string> = new Set(['index'])

/**
 * Checks that consultas and dossiês have the name of their file, and that names differ in more than case:
 * they become file names.
 */
export const checkFileNames: Check = ({ consultas, dossies }) => [
  ...reportNames(
    consultaKind,
    consultas.map(({ document, value: { consulta: name } }) => ({ document, name })),
  ),
  ...reportNames(
    dossieKind,
    dossies.map(({ document, value: { dossie: name } }) => ({ document, name })),
  ),
]

function reportNames(kind: NamedFileKind, files: NamedFile[]): Diagnostic[] {
  const first = new Map<string, ManifestDocument>()
  return files.flatMap((file) => {
    const diagnostic = reportWrongName(kind, file) ?? reportDuplicateName(kind, file, first)
    return diagnostic ? [diagnostic] : []
  })
}

function reportWrongName(
  { code, key, definiteLabel, indefiniteLabel }: NamedFileKind,
  { document, name }: NamedFile,
): Diagnostic | undefined {
  const buildDiagnostic = (message: string, hint: string) =>
    document.report(code, [key], 'value', message, hint)
  const expected = fileStem(document.name)
  if (name !== expected)
    return buildDiagnostic(
      `${definiteLabel} se chama "${name}", mas o arquivo é ${document.name}`,
      identifier.safeParse(expected).success
        ? `use ${key}: ${expected}`
        : 'dê ao arquivo um nome só de letras sem acento, dígitos, _ e -',
    )
  return reservedNames.has(name.toLowerCase())
    ? buildDiagnostic(`${indefiniteLabel} não pode se chamar "${name}"`, 'dê outro nome, também ao arquivo')
    : undefined
}

function reportDuplicateName(
  { code, key, definiteLabel }: NamedFileKind,
  { document, name }: NamedFile,
  first: Map<string, ManifestDocument>,
) {
  const lower = name.toLowerCase()
  const earlier = first.get(lower)
  if (earlier === undefined) first.set(lower, document)
  return earlier === undefined
    ? undefined
    : document.report(
        code,
        [key],
        'value',
        `${definiteLabel} "${name}" já está em ${earlier.formatPosition([key], 'value')}`,
        'dois nomes não podem diferir só em maiúsculas',
        [earlier.related([key], 'value', 'o primeiro está aqui')],
      )
}
