import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field, FieldByKind } from '@manifest/schema/field.ts'
import { trimEnd } from '@/lib/trim-end.ts'
import { rule as cep } from './cep/rule.ts'
import { rule as cnpj } from './cnpj/rule.ts'
import { rule as cns } from './cns/rule.ts'
import { rule as cpf } from './cpf/rule.ts'
import { rule as email } from './email/rule.ts'
import type { FieldRule } from './field-rule.ts'
import { rule as name } from './name/rule.ts'
import { rule as phone } from './phone/rule.ts'
import { rule as placa } from './placa/rule.ts'
import { rule as process } from './process/rule.ts'

/** Names have no pattern: any words could be one. */
type RecognisedKind = Exclude<LeadKind, 'name'>

type KindPatterns<Kind extends RecognisedKind> = {
  rule: FieldRule<FieldByKind<Kind>>
  /** Matches the common spellings of a kind. */
  possible: RegExp
  /** Matches texts that cannot be another kind, so that an invalid value is worth reporting. */
  certain?: RegExp
  /** A pattern for the label that precedes a value in documents. */
  name: string
}

/** The patterns of the kinds, in the order of the results. */
const patternsByKind: { [Kind in RecognisedKind]: KindPatterns<Kind> } = {
  cpf: {
    rule: cpf,
    possible: /^\d{3}[ .]?\d{3}[ .]?\d{3}[ .-]?\d{2}$/,
    certain: /^\d{11}$|^\d{3}\.\d{3}\.\d{3}-\d+$/,
    name: 'cpf',
  },
  cnpj: {
    rule: cnpj,
    possible: /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/i,
    certain: /^[\dA-Z]{12}\d{2}$|^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-[\dA-Z]+$/i,
    name: 'cnpj',
  },
  phone: {
    rule: phone,
    possible: /^(?:\+|00)?[\d ()-]{10,}$|^\d{2}\.\d{4,5}\.\d{4}$/,
    certain: /^\+55 ?\(?\d{2}\)? ?\d{4,5}-?\d{4}$|^\(\d{2}\) ?\d{4,5}-?\d{4}$|^0[3589]00[ -]\d{3}[ -]?\d{4}$/,
    name: 'tel|telefone|celular',
  },
  cep: { rule: cep, possible: /^\d{2}\.?\d{3}-?\d{3}$/, name: 'cep' },
  email: {
    rule: email,
    possible: /^[^\s@]+@[^\s@]+$/,
    certain: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/,
    name: 'e-?mail',
  },
  placa: {
    rule: placa,
    possible: /^[A-Z]{3}[ -]?\d[A-Z\d]\d{2}$/i,
    certain: /^[A-Z]{3}-(?=.*\d)[A-Z\d]{4}$/i,
    name: 'placa',
  },
  process: {
    rule: process,
    possible: /^\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}$/,
    certain: /^\d{20}$|^\d{1,7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d+$/,
    name: 'processo',
  },
  cns: {
    rule: cns,
    possible: /^\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}$/,
    certain: /^\d{15}$|^\d{3} \d{4} \d{4} \d{4}$/,
    name: 'cns|cartão sus',
  },
}

const kinds = Object.keys(patternsByKind) as RecognisedKind[]

/** A recognised value, normalised. A valid one has no `problem`. */
export type Recognised = { kind: RecognisedKind; value: string; problem?: string }

/** No document, address or number is longer. */
const maxLength = 254

/** Hyphens of every length, and zero-width characters, which come with texts copied from documents. */
const hyphens = /[\u2010-\u2015\u2212]/g
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]/g

/** Removes everything around a value, except the parentheses of an area code. */
function cleanText(raw: string): string {
  const start = raw
    .normalize('NFC')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([./]) ?| (-) | ?(@) ?/g, '$1$2$3')
    .replace(/^[^\p{L}\p{N}+(]+/u, '')
  const text = trimEnd(start, /[^\p{L}\p{N}]/u)
  return text.includes(')') ? text : text.replace(/^\(\s*/, '')
}

const kindNames = kinds.map((kind) => ({
  kind,
  name: new RegExp(`^(?:${patternsByKind[kind].name})(?: n[oº°.]+)?[ :.]+`, 'i'),
}))

/**
 * Removes a kind's label from the text, as in `CPF nº 111.444.777-35`. The label limits the candidates to its
 * kind.
 */
function splitKindName(text: string): { text: string; candidates: RecognisedKind[] } {
  const found = kindNames.find(({ name }) => name.test(text))
  return found
    ? { text: cleanText(text.replace(found.name, '')), candidates: [found.kind] }
    : { text, candidates: kinds }
}

/** Returns the rule of a lead kind. It reads only the kind of a field. */
const findLeadRule = (kind: LeadKind) => (kind === 'name' ? name : patternsByKind[kind].rule) as FieldRule

const createLeadField = (kind: LeadKind): Field => ({ kind, name: kind, label: kind, required: true })

/** Returns true if a value is valid and normalised. Workers use it, because it loads no control. */
export function isNormalised(kind: LeadKind, value: string): boolean {
  const { normalise, validate } = findLeadRule(kind)
  return normalise(value) === value && validate(value, createLeadField(kind)) === undefined
}

function readAs(kind: RecognisedKind, text: string): Recognised {
  const { normalise, validate } = findLeadRule(kind)
  const value = normalise(text)
  const problem = validate(value, createLeadField(kind))
  return problem === undefined ? { kind, value } : { kind, value, problem }
}

/**
 * Returns the kinds that a text is a valid value of. If there is none, returns the kinds that its spelling is
 * certain for, each with a problem. Spaces, punctuation and the kind's label around the value do not matter.
 */
export function recognise(raw: string): Recognised[] {
  if (raw.length > maxLength) return []
  const { text, candidates } = splitKindName(cleanText(raw))
  const valid = candidates
    .filter((kind) => patternsByKind[kind].possible.test(text))
    .map((kind) => readAs(kind, text))
    .filter(({ problem }) => problem === undefined)
  if (valid.length > 0) return valid
  return candidates
    .filter((kind) => patternsByKind[kind].certain?.test(text))
    .map((kind) => readAs(kind, text))
}
