import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** A kind of files that are named by one of their values: the key of it, and the kind with its articles. */
type Kind = { code: DiagnosticCode; key: 'consulta' | 'dossie'; the: string; a: string }

type NamedFile = { document: ManifestDocument; name: string }

const consultaKind: Kind = { code: 'consulta-name', key: 'consulta', the: 'A consulta', a: 'Uma consulta' }

const dossieKind: Kind = { code: 'dossie-name', key: 'dossie', the: 'O dossiê', a: 'Um dossiê' }

/** Names of files that are emitted beside the families' and the dossiês'. */
export const reservedNames: ReadonlySet<string> = new Set(['index'])

/** Consultas and dossiês are named as their files, and as no other in any case: the name becomes that of a file, too. */
export const fileNames: Check = ({ consultas, dossies }) => [
  ...namesOf(
    consultaKind,
    consultas.map(({ document, value: { consulta: name } }) => ({ document, name })),
  ),
  ...namesOf(
    dossieKind,
    dossies.map(({ document, value: { dossie: name } }) => ({ document, name })),
  ),
]

function namesOf(kind: Kind, files: NamedFile[]): Diagnostic[] {
  const first = new Map<string, ManifestDocument>()
  return files.flatMap((file) => {
    const fault = wrongName(kind, file) ?? twin(kind, file, first)
    return fault ? [fault] : []
  })
}

function wrongName({ code, key, the, a }: Kind, { document, name }: NamedFile): Diagnostic | undefined {
  const fault = (message: string, hint: string) => document.report(code, [key], 'value', message, hint)
  const expected = document.name.replace(/^.*\//, '').replace(/\.yaml$/, '')
  if (name !== expected)
    return fault(`${the} se chama "${name}", mas o arquivo é ${document.name}`, `use ${key}: ${expected}`)
  return reservedNames.has(name.toLowerCase())
    ? fault(`${a} não pode se chamar "${name}"`, 'dê outro nome, também ao arquivo')
    : undefined
}

function twin({ code, key, the }: Kind, { document, name }: NamedFile, first: Map<string, ManifestDocument>) {
  const lower = name.toLowerCase()
  const earlier = first.get(lower)
  if (earlier === undefined) first.set(lower, document)
  return earlier === undefined
    ? undefined
    : document.report(
        code,
        [key],
        'value',
        `${the} "${name}" já está em ${earlier.place([key], 'value')}`,
        'dois nomes não podem diferir só em maiúsculas',
        [earlier.related([key], 'value', 'o primeiro está aqui')],
      )
}
