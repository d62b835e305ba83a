import { phonePattern, withoutPrefix } from '../../manifest/contract/phone-number.ts'
import {
  charactersOf,
  digitsOf,
  emailOf,
  emailPattern,
  imageTypes,
  isoDateOf,
  longestEmail,
  longestName,
  namePattern,
  platePattern,
  trimmed,
} from '../../manifest/contract/sent-value.ts'
import type { FieldKind } from '../../manifest/schema/field.ts'
import { documents } from '../answer/value-looks.ts'
import type { Schema } from './openapi.ts'

/** What a source gets of a kind of field. A schema without a title is written out where the field stands. */
export type KindInContract = {
  schema: Schema & { description: string }
  normalise: (raw: string) => string
  /** What a pattern cannot say. */
  hasCheckDigits?: (value: string) => boolean
}

const text = (title: string, description: string, rest: Schema): KindInContract['schema'] => ({
  title,
  description,
  type: 'string',
  ...rest,
})

const asIs = (raw: string) => raw

const imageSubtypes = imageTypes.map((type) => type.replace('image/', '')).join('|')

const textKind: KindInContract = {
  schema: { description: 'Texto livre, em Unicode NFC.', type: 'string' },
  normalise: trimmed,
}

const kinds: Partial<Record<FieldKind, KindInContract>> = {
  cpf: {
    schema: text(
      'CPF',
      'CPF: onze dígitos sem máscara, os dois últimos verificadores, módulo 11 (IN RFB 2.172/2024).',
      { pattern: '^\\d{11}$' },
    ),
    normalise: digitsOf,
    hasCheckDigits: documents.cpf,
  },
  cnpj: {
    schema: text(
      'CNPJ',
      'CNPJ, também o alfanumérico: catorze caracteres sem máscara, doze letras maiúsculas ou dígitos e dois dígitos verificadores, módulo 11 (IN RFB 2.229/2024).',
      { pattern: '^[0-9A-Z]{12}\\d{2}$' },
    ),
    normalise: charactersOf,
    hasCheckDigits: documents.cnpj,
  },
  cep: {
    schema: text('CEP', 'CEP: oito dígitos sem hífen.', { pattern: '^\\d{8}$' }),
    normalise: digitsOf,
  },
  placa: {
    schema: text(
      'Placa',
      'Placa de veículo sem hífen, em maiúsculas: antiga (ABC1234) ou Mercosul (ABC1D23; Resolução Contran 969/2022).',
      { pattern: platePattern },
    ),
    normalise: charactersOf,
  },
  phone: {
    schema: text(
      'Telefone',
      'Telefone: DDD e oito dígitos (fixo) ou nove (celular), sem máscara, sem 0 e sem +55 (Anatel, Resolução 749/2022).',
      { pattern: phonePattern },
    ),
    normalise: (raw) => digitsOf(withoutPrefix(raw)),
  },
  email: {
    schema: text('Email', 'E-mail em minúsculas, com no máximo 254 caracteres (RFC 5321).', {
      maxLength: longestEmail,
      pattern: emailPattern,
    }),
    normalise: emailOf,
  },
  name: {
    schema: text('Nome', 'Nome e sobrenome de pessoa, ou razão social, em Unicode NFC, com os acentos.', {
      maxLength: longestName,
      pattern: namePattern,
    }),
    normalise: trimmed,
  },
  process: {
    schema: text(
      'Processo',
      'Número único de processo judicial: vinte dígitos sem máscara, NNNNNNNDDAAAAJTROOOO, com dígitos verificadores (Resolução CNJ 65/2008).',
      { pattern: '^\\d{20}$' },
    ),
    normalise: digitsOf,
    hasCheckDigits: documents.process,
  },
  cns: {
    schema: text(
      'CNS',
      'Cartão Nacional de Saúde: quinze dígitos sem espaços; a soma ponderada é divisível por 11 (Portaria GM/MS 1.560/2002).',
      { pattern: '^\\d{15}$' },
    ),
    normalise: digitsOf,
    hasCheckDigits: documents.cns,
  },
  date: {
    schema: text('Data', 'Data como AAAA-MM-DD (ISO 8601), a partir de 1850.', { format: 'date' }),
    normalise: isoDateOf,
  },
  select: { schema: { description: 'Uma destas opções:', type: 'string' }, normalise: asIs },
  image: {
    schema: {
      description: 'Imagem JPEG, PNG ou WebP como data URL em base64.',
      type: 'string',
      pattern: `^data:image/(?:${imageSubtypes});base64,[0-9A-Za-z+/]+={0,2}$`,
    },
    normalise: asIs,
  },
}

/** What the contract says of a kind of field. One that is not named here is sent as any text. */
export const kindInContract = (kind: FieldKind): KindInContract => kinds[kind] ?? textKind
