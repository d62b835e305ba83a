import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field } from '@manifest/schema/field.ts'
import { findRule } from '../../fields/registry.ts'

/** What several values of a kind are called. */
const plurals: Record<LeadKind, string> = {
  cpf: 'CPFs',
  cnpj: 'CNPJs',
  cep: 'CEPs',
  phone: 'telefones',
  email: 'e-mails',
  placa: 'placas',
  process: 'processos',
  cns: 'cartões SUS',
}

/** Several values that were pasted into one field: as a form sends them, each once, and what they are called. */
export type PastedValues = { values: string[]; name: string }

/** Separators of a list; a space is one where there is no other, since it also stands inside of values. */
const separators = [/[\n\r;,\t]+/, /\s+/]

/** The values in a text that is pasted into a field; `undefined` where it has fewer than two valid ones. */
export function parsePastedValues(field: Field, text: string): PastedValues | undefined {
  const { kind } = field
  if (!isLeadKind(kind)) return undefined
  const { normalise, validate } = findRule(field)
  for (const separator of separators) {
    const values = text.split(separator).map(normalise)
    const valid = new Set(values.filter((value) => value !== '' && validate(value, field) === undefined))
    if (valid.size > 1) return { values: [...valid], name: plurals[kind] }
  }
  return undefined
}
