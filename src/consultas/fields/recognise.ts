import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { FieldOf } from '@manifest/schema/field.ts'
import { rule as cep } from './cep/rule.ts'
import { rule as cnpj } from './cnpj/rule.ts'
import { rule as cns } from './cns/rule.ts'
import { rule as cpf } from './cpf/rule.ts'
import { rule as email } from './email/rule.ts'
import type { FieldRule } from './field-rule.ts'
import { rule as phone } from './phone/rule.ts'
import { rule as placa } from './placa/rule.ts'
import { rule as process } from './process/rule.ts'

type Look<Kind extends LeadKind> = {
  rule: FieldRule<FieldOf<Kind>>
  /** How people write a value of the kind. */
  like: RegExp
  /** What can be meant as nothing else, so that it is worth saying that it is invalid. */
  surely?: RegExp
  /** What stands before a value in documents. */
  name: string
}

/** What values look like that a consulta can start from, in the order in which they are told. */
const looks: { [Kind in LeadKind]: Look<Kind> } = {
  cpf: {
    rule: cpf,
    like: /^\d{3}[ .]?\d{3}[ .]?\d{3}[ .-]?\d{2}$/,
    surely: /^\d{11}$|^\d{3}\.\d{3}\.\d{3}-\d+$/,
    name: 'cpf',
  },
  cnpj: {
    rule: cnpj,
    like: /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/i,
    surely: /^[\dA-Z]{12}\d{2}$|^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-[\dA-Z]+$/i,
    name: 'cnpj',
  },
  phone: {
    rule: phone,
    like: /^(?:\+|00)?[\d ()-]{10,}$|^\d{2}\.\d{4,5}\.\d{4}$/,
    surely: /^\+55 ?\(?\d{2}\)? ?\d{4,5}-?\d{4}$|^\(\d{2}\) ?\d{4,5}-?\d{4}$|^0[3589]00[ -]\d{3}[ -]?\d{4}$/,
    name: 'tel|telefone|celular',
  },
  cep: { rule: cep, like: /^\d{2}\.?\d{3}-?\d{3}$/, name: 'cep' },
  email: {
    rule: email,
    like: /^[^\s@]+@[^\s@]+$/,
    surely: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
    name: 'e-?mail',
  },
  placa: {
    rule: placa,
    like: /^[A-Z]{3}[ -]?\d[A-Z\d]\d{2}$/i,
    surely: /^[A-Z]{3}-(?=.*\d)[A-Z\d]{4}$/i,
    name: 'placa',
  },
  process: {
    rule: process,
    like: /^\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}$/,
    surely: /^\d{20}$|^\d{1,7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d+$/,
    name: 'processo',
  },
  cns: {
    rule: cns,
    like: /^\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}$/,
    surely: /^\d{15}$|^\d{3} \d{4} \d{4} \d{4}$/,
    name: 'cns|cartão sus',
  },
}

const kinds = Object.keys(looks) as LeadKind[]

/** What a text was recognised as. `value` is as a form sends it; a valid one has no `problem`. */
export type Recognised = { kind: LeadKind; value: string; problem?: string }

/** No document, address or number is longer. */
const longest = 254

/** Hyphens of every length, and characters without width, which come along from documents. */
const hyphens = /[\u2010-\u2015\u2212]/g
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]/g

/** The text without what stands around a value; parentheses around an area code stay. */
function bare(raw: string): string {
  const text = raw
    .normalize('NFC')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([./]) ?| (-) | ?(@) ?/g, '$1$2$3')
    .replace(/^[^\p{L}\p{N}+(]+|[^\p{L}\p{N}]+$/gu, '')
  return text.includes(')') ? text : text.replace(/^\(\s*/, '')
}

const names = kinds.map((kind) => ({
  kind,
  name: new RegExp(`^(?:${looks[kind].name})(?: n[oº°.]+)?[ :.]+`, 'i'),
}))

/** The text behind the name of a kind, as in `CPF nº 111.444.777-35`, and the kinds that it may be of. */
function named(text: string): { text: string; among: LeadKind[] } {
  const found = names.find(({ name }) => name.test(text))
  return found ? { text: bare(text.replace(found.name, '')), among: [found.kind] } : { text, among: kinds }
}

function read<Kind extends LeadKind>(kind: Kind, text: string): Recognised {
  const rule: FieldRule<FieldOf<Kind>> = looks[kind].rule
  const value = rule.normalise(text)
  // The rules of these kinds read nothing of a field but its kind.
  const field = { kind, name: kind, label: kind, required: true } as FieldOf<Kind>
  const problem = rule.problem(value, field)
  return problem === undefined ? { kind, value } : { kind, value, problem }
}

/**
 * The kinds that a text is a valid value of; where there is none, what it is an invalid value of, if that can be told
 * from how it is written. Spaces and punctuation around it, and the kind's name before it, make no difference.
 */
export function recognise(raw: string): Recognised[] {
  if (raw.length > longest) return []
  const { text, among } = named(bare(raw))
  const valid = among
    .filter((kind) => looks[kind].like.test(text))
    .map((kind) => read(kind, text))
    .filter(({ problem }) => problem === undefined)
  if (valid.length > 0) return valid
  return among.filter((kind) => looks[kind].surely?.test(text)).map((kind) => read(kind, text))
}
