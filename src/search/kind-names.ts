import type { LeadKind } from '@manifest/contract/lead-kinds.ts'

type KindName = { name: string; plural: string; isFeminine?: boolean }

export const kindNames: Record<LeadKind, KindName> = {
  cpf: { name: 'CPF', plural: 'CPFs' },
  cnpj: { name: 'CNPJ', plural: 'CNPJs' },
  cep: { name: 'CEP', plural: 'CEPs' },
  phone: { name: 'Telefone', plural: 'telefones' },
  email: { name: 'E-mail', plural: 'e-mails' },
  placa: { name: 'Placa', plural: 'placas', isFeminine: true },
  process: { name: 'Processo', plural: 'processos' },
  cns: { name: 'CNS', plural: 'CNS' },
  name: { name: 'Nome', plural: 'nomes' },
}

/** Returns the name of a kind of value. */
export const kindName = (kind: LeadKind): string => kindNames[kind].name

/** Inflects a masculine adjective for the gender of the kind's name: `válido`, `válida`. */
export const inflectAdjective = (adjective: string, kind: LeadKind): string =>
  kindNames[kind].isFeminine ? adjective.replace(/o$/, 'a') : adjective
