import { productKinds } from '../product/kinds.ts'
import cep from './cep.ts'
import cnpj from './cnpj.ts'
import cns from './cns.ts'
import cpf from './cpf.ts'
import date from './date.ts'
import email from './email.ts'
import image from './image.ts'
import type { Kind, NewField, SubjectWords } from './kind.ts'
import name from './name.ts'
import phone from './phone.ts'
import placa from './placa.ts'
import process from './process.ts'
import select from './select.ts'
import text from './text.ts'

/** The kinds of fields, in the order in which editors offer them. Those of the product come last. */
export const kinds = {
  cpf,
  cnpj,
  cep,
  placa,
  phone,
  email,
  name,
  process,
  cns,
  text,
  date,
  select,
  image,
  ...productKinds,
}

export type { SubjectWords }

export type FieldKind = keyof typeof kinds

/** The kinds of the product, which the engine names nowhere. */
export type ProductKind = keyof typeof productKinds

export type EngineKind = Exclude<FieldKind, ProductKind>

type KindsWith<Key extends keyof Kind> = {
  [Name in FieldKind]: (typeof kinds)[Name] extends Record<Key, unknown> ? Name : never
}[FieldKind]

/** Kinds of value that another consulta can take. Each is also a format. */
export type LeadKind = KindsWith<'subject'>

/** Kinds that are also a format. */
export type FormattedKind = KindsWith<'format'>

/** Kinds that a new field can have without more than a name. */
export type NewFieldKind = KindsWith<'newField'>

/** The rule of a kind. `validateValue` in `manifest/contract` validates, because some rules read keys of the field. */
export const findKind = (kind: FieldKind): Omit<Kind, 'validate'> => kinds[kind]

const namesWith = <Key extends keyof Omit<Kind, 'validate'>>(key: Key) =>
  Object.keys(kinds).filter((name) => findKind(name as FieldKind)[key] !== undefined) as KindsWith<Key>[]

export const leadKinds = namesWith('subject')

export const formattedKinds = namesWith('format')

/** The first keys of a new field, by kind. A select has none, because it needs options. */
export const newFields = Object.fromEntries(
  namesWith('newField').map((kind) => [kind, kinds[kind].newField]),
) as Record<NewFieldKind, NewField>

const taxpayerKinds = namesWith('isTaxpayer')

/** Returns the other kinds of a value 'CPF ou CNPJ', which has one kind for both. */
export const otherTaxpayerKinds = (kind: FieldKind): KindsWith<'isTaxpayer'>[] =>
  findKind(kind).isTaxpayer ? taxpayerKinds.filter((other) => other !== kind) : []

/** The lengths of the documents of people and companies. */
export const taxpayerLengths = taxpayerKinds.map((kind) => kinds[kind].length)

/** Returns the fields that a text can fill in. */
export const listTextFields = <Field extends { kind: FieldKind }>(fields: readonly Field[]) =>
  fields.filter(({ kind }) => !findKind(kind).isFile)

export const isLeadKind = (kind: string | undefined): kind is LeadKind => leadKinds.includes(kind as LeadKind)

export const isFormattedKind = (kind: FieldKind): kind is FormattedKind => findKind(kind).format !== undefined

/** The words for a kind of subject. */
export const subjectWords = (kind: LeadKind): SubjectWords => kinds[kind].subject

/** Returns true if a value of the kind identifies one subject. People share names. */
export const identifiesSubject = (kind: string | undefined): kind is LeadKind =>
  isLeadKind(kind) && !subjectWords(kind).isShared
