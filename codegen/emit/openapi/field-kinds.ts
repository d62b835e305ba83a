import { documentValidators } from '../../../manifest/contract/document-validators.ts'
import type { ValueRules } from '../../../manifest/contract/example-values.ts'
import { phonePattern, removePrefix } from '../../../manifest/contract/phone-number.ts'
import {
  emailPattern,
  extractAlphanumerics,
  extractDigits,
  imageTypes,
  maxEmailLength,
  maxNameLength,
  megabytesToBytes,
  namePattern,
  normalizeEmail,
  normalizeText,
  platePattern,
  toIsoDate,
} from '../../../manifest/contract/sent-value.ts'
import type { Field, FieldKind } from '../../../manifest/schema/field.ts'
import type { Schema } from './openapi.ts'

/**
 * The value a source receives for a kind of field. A schema with a title becomes a component; others are
 * inlined.
 */
type ContractFieldKind = {
  schema: Schema & { description: string }
  normalise: (raw: string) => string
  /** Checks that a pattern cannot express. */
  hasCheckDigits?: (value: string) => boolean
}

const createTextSchema = (title: string, description: string, rest: Schema): ContractFieldKind['schema'] => ({
  title,
  description,
  type: 'string',
  ...rest,
})

const keepRaw = (raw: string) => raw

const imageSubtypes = imageTypes.map((type) => type.replace('image/', '')).join('|')

const textKind: ContractFieldKind = {
  schema: { description: 'Texto livre, em Unicode NFC.', type: 'string' },
  normalise: normalizeText,
}

const kinds: Partial<Record<FieldKind, ContractFieldKind>> = {
  cpf: {
    schema: createTextSchema(
      'CPF',
      'CPF: onze dígitos sem máscara, os dois últimos verificadores, módulo 11 (IN RFB 2.172/2024).',
      { pattern: '^\\d{11}$' },
    ),
    normalise: extractDigits,
    hasCheckDigits: documentValidators.cpf,
  },
  cnpj: {
    schema: createTextSchema(
      'CNPJ',
      'CNPJ, também o alfanumérico: catorze caracteres sem máscara, doze letras maiúsculas ou dígitos e dois dígitos verificadores, módulo 11 (IN RFB 2.229/2024).',
      { pattern: '^[0-9A-Z]{12}\\d{2}$' },
    ),
    normalise: extractAlphanumerics,
    hasCheckDigits: documentValidators.cnpj,
  },
  cep: {
    schema: createTextSchema('CEP', 'CEP: oito dígitos sem hífen.', { pattern: '^\\d{8}$' }),
    normalise: extractDigits,
  },
  placa: {
    schema: createTextSchema(
      'Placa',
      'Placa de veículo sem hífen, em maiúsculas: antiga (ABC1234) ou Mercosul (ABC1D23; Resolução Contran 969/2022).',
      { pattern: platePattern },
    ),
    normalise: extractAlphanumerics,
  },
  phone: {
    schema: createTextSchema(
      'Telefone',
      'Telefone: DDD e oito dígitos (fixo) ou nove (celular), sem máscara, sem 0 e sem +55 (Anatel, Resolução 749/2022).',
      { pattern: phonePattern },
    ),
    normalise: (raw) => extractDigits(removePrefix(raw)),
  },
  email: {
    schema: createTextSchema('Email', 'E-mail em minúsculas, com no máximo 254 caracteres (RFC 5321).', {
      maxLength: maxEmailLength,
      pattern: emailPattern,
    }),
    normalise: normalizeEmail,
  },
  name: {
    schema: createTextSchema(
      'Nome',
      'Nome e sobrenome de pessoa, ou razão social, em Unicode NFC, com os acentos.',
      {
        maxLength: maxNameLength,
        pattern: namePattern,
      },
    ),
    normalise: normalizeText,
  },
  process: {
    schema: createTextSchema(
      'Processo',
      'Número único de processo judicial: vinte dígitos sem máscara, NNNNNNNDDAAAAJTROOOO, com dígitos verificadores (Resolução CNJ 65/2008).',
      { pattern: '^\\d{20}$' },
    ),
    normalise: extractDigits,
    hasCheckDigits: documentValidators.process,
  },
  cns: {
    schema: createTextSchema(
      'CNS',
      'Cartão Nacional de Saúde: quinze dígitos sem espaços; a soma ponderada é divisível por 11 (Portaria GM/MS 1.560/2002).',
      { pattern: '^\\d{15}$' },
    ),
    normalise: extractDigits,
    hasCheckDigits: documentValidators.cns,
  },
  date: {
    schema: createTextSchema('Data', 'Data como AAAA-MM-DD (ISO 8601), a partir de 1850.', {
      format: 'date',
    }),
    normalise: toIsoDate,
  },
  select: { schema: { description: 'Uma destas opções:', type: 'string' }, normalise: keepRaw },
  image: {
    schema: {
      description: 'Imagem JPEG, PNG ou WebP como data URL em base64.',
      type: 'string',
      pattern: `^data:image/(?:${imageSubtypes});base64,[0-9A-Za-z+/]+={0,2}$`,
    },
    normalise: keepRaw,
  },
}

/** Returns the contract's schema of a field kind. Kinds without an entry are sent as free text. */
const findContractKind = (kind: FieldKind): ContractFieldKind => kinds[kind] ?? textKind

/**
 * Returns the schema of a field's value: a reference to its kind, or the kind's rules with those of the
 * field.
 */
export function fieldSchema(field: Field): Schema {
  const { schema } = findContractKind(field.kind)
  const { title, description, ...rules } = schema
  const label = field.label === title ? [] : [`${field.label}.`]
  const words = [...label, description, ...describeOwnRules(field)].join(' ')
  return title === undefined
    ? { ...rules, ...createOwnRules(field), description: words }
    : { $ref: `#/components/schemas/${title}`, description: words }
}

/** Returns the component schemas of field kinds. */
export function kindSchemas(kinds: ReadonlySet<FieldKind>): Record<string, Schema> {
  const schemas = [...kinds].map((kind) => findContractKind(kind).schema)
  return Object.fromEntries(schemas.flatMap((schema) => (schema.title ? [[schema.title, schema]] : [])))
}

function describeOwnRules(field: Field): string[] {
  if (field.kind === 'select')
    return [`${field.options.map(({ value, label }) => `\`${value}\`: ${label}`).join('; ')}.`]
  if (field.kind === 'date') return field.notFuture ? ['Não depois de hoje.'] : []
  return field.kind === 'image'
    ? [`No máximo ${field.maxMegabytes.toLocaleString('pt-BR')} MB, decodificada.`]
    : []
}

/** Length of a data URL before its data. */
const headerLength = 'data:image/jpeg;base64,'.length

function createOwnRules(field: Field): Schema {
  if (field.kind === 'select') return { enum: field.options.map(({ value }) => value) }
  if (field.kind === 'text') return { minLength: field.minLength ?? 1, maxLength: field.maxLength }
  if (field.kind !== 'image') return {}
  return { maxLength: headerLength + Math.ceil(megabytesToBytes(field.maxMegabytes) / 3) * 4 }
}

/** Returns the pattern of a field's value without anchors; any text if its kind has no pattern. */
export function fieldPattern(field: Field): string {
  const { pattern } = findContractKind(field.kind).schema
  return pattern === undefined ? '.+' : `(?:${pattern.slice(1, -1)})`
}

/** Normalises and checks values of examples as the contract requires. */
export const contractRules: ValueRules = {
  normalise: ({ kind }, raw) => findContractKind(kind).normalise(raw),
  accepts: (field, value) => {
    const { schema, hasCheckDigits } = findContractKind(field.kind)
    if (field.kind === 'select') return field.options.some((option) => option.value === value)
    if (field.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false
    return hasCheckDigits?.(value) ?? true
  },
}
