/** What a value is of; several of them are formats of the grammar, by the same name. */
export type ValueKind =
  | 'empty'
  | 'cpf'
  | 'cnpj'
  | 'cep'
  | 'phone'
  | 'email'
  | 'nis'
  | 'cns'
  | 'titulo'
  | 'cnae'
  | 'placa'
  | 'process'
  | 'renavam'
  | 'date'
  | 'datetime'
  | 'month'
  | 'currency'
  | 'percent'
  | 'number'
  | 'yes-no'
  | 'image'
  | 'url'
  | 'person'
  | 'company'
  | 'address'
  | 'city'
  | 'uf'
  | 'code'
  | 'status'
  | 'text'

/** Kinds that are written in digits of a known number, with or without a mask. */
export const numericDocuments = [
  'cpf',
  'cnpj',
  'nis',
  'cns',
  'titulo',
  'cnae',
  'renavam',
  'process',
  'cep',
  'phone',
] as const

export const isDocument = (kind: ValueKind): kind is (typeof numericDocuments)[number] =>
  numericDocuments.some((document) => document === kind)
