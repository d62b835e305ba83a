import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** Names of files that are emitted beside the families'. */
const reserved = new Set(['index'])

/** A consulta is named as its file, and as no other in any case: its name becomes that of a file, too. */
export const consultaNames: Check = ({ consultas }) => {
  const first = new Map<string, string>()
  return consultas.flatMap(({ document, value: { consulta } }) => {
    const fault = wrongName(document, consulta) ?? twin(document, consulta, first)
    return fault ? [fault] : []
  })
}

function wrongName(document: ManifestDocument, consulta: string): Diagnostic | undefined {
  const fault = (message: string, hint: string) =>
    document.report('consulta-name', ['consulta'], 'value', message, hint)
  const expected = document.name.replace(/^consultas\//, '').replace(/\.yaml$/, '')
  if (consulta !== expected)
    return fault(
      `A consulta se chama "${consulta}", mas o arquivo é ${document.name}`,
      `use consulta: ${expected}`,
    )
  return reserved.has(consulta.toLowerCase())
    ? fault(`Uma consulta não pode se chamar "${consulta}"`, 'dê outro nome a ela e ao arquivo')
    : undefined
}

function twin(document: ManifestDocument, consulta: string, first: Map<string, string>) {
  const key = consulta.toLowerCase()
  const earlier = first.get(key)
  if (earlier === undefined) first.set(key, document.place(['consulta'], 'value'))
  return earlier === undefined
    ? undefined
    : document.report(
        'consulta-name',
        ['consulta'],
        'value',
        `A consulta "${consulta}" já está em ${earlier}`,
        'dois nomes não podem diferir só em maiúsculas',
      )
}
