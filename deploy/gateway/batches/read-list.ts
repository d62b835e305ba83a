import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import type { SubmittedLine } from '../../../manifest/contract/source-batch.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { validateForm } from '../../../src/consultas/form/form-values.ts'
import { type RequestFieldError, refuseRequest } from '../server/exchange.ts'

/** The maximum number of errors reported for one list. */
const maxErrors = 50

/**
 * Returns the consulta and the lines of a submitted list.
 *
 * @throws Refusal: 400 if the form of the consulta would reject a line. No message repeats a value.
 */
export function readList(
  body: Json,
  calls: readonly SourceCall[],
): { call: SourceCall; lines: SubmittedLine[] } {
  const { consulta, lines } = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  const call = calls.find(({ definition }) => definition.id === consulta)
  if (!call) throw refuseRequest([{ campo: 'consulta', mensagem: 'Não faz parte do contrato' }])
  const { definition } = call
  const max = definition.batch?.max ?? 0
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > max)
    throw refuseRequest([{ campo: 'lines', mensagem: `Deve ter de 1 a ${max} linhas` }])
  const problemas: RequestFieldError[] = []
  const names = new Set(definition.fields.map((field) => field.name))
  for (const [index, line] of lines.entries()) {
    if (problemas.length >= maxErrors) break
    if (isLine(line, names))
      for (const [field, mensagem] of Object.entries(validateForm(definition, line)))
        problemas.push({ campo: `lines.${index}.${field}`, mensagem })
    else problemas.push({ campo: `lines.${index}`, mensagem: 'Não tem só campos da consulta, em textos' })
  }
  if (problemas.length > 0) throw refuseRequest(problemas.slice(0, maxErrors))
  return { call, lines: lines.filter((line) => isLine(line, names)) }
}

const isLine = (line: Json, names: ReadonlySet<string>): line is SubmittedLine =>
  typeof line === 'object' &&
  line !== null &&
  !Array.isArray(line) &&
  Object.entries(line).every(([name, value]) => names.has(name) && typeof value === 'string')
