import type { LeadKind } from '@manifest/contract/lead-kinds.ts'

type KindName = { name: string; isFeminine?: boolean }

const kindNames: Record<LeadKind, KindName> = {
  cpf: { name: 'CPF' },
  cnpj: { name: 'CNPJ' },
  cep: { name: 'CEP' },
  phone: { name: 'Telefone' },
  email: { name: 'E-mail' },
  placa: { name: 'Placa', isFeminine: true },
  process: { name: 'Processo' },
  cns: { name: 'CNS' },
  name: { name: 'Nome' },
}

/** Returns the name of a kind of value. */
export const kindName = (kind: LeadKind): string => kindNames[kind].name

/** Inflects a masculine adjective for the gender of the kind's name: `válido`, `válida`. */
export const inflectAdjective = (adjective: string, kind: LeadKind): string =>
  kindNames[kind].isFeminine ? adjective.replace(/o$/, 'a') : adjective
