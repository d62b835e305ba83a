import type { LeadKind } from '@manifest/contract/lead-kinds.ts'

/** The name of the session's list, wherever it stands. */
export const sessionTitle = 'Consultas desta sessão'

/** What each kind of value is called. */
export const kindTitles: Record<LeadKind, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  cep: 'CEP',
  phone: 'Telefone',
  email: 'E-mail',
  placa: 'Placa',
  process: 'Processo',
  cns: 'CNS',
}

/** What two subjects have in common. */
export const sharedValueTexts: Record<LeadKind, string> = {
  cpf: 'mesmo CPF',
  cnpj: 'mesmo CNPJ',
  cep: 'mesmo CEP',
  phone: 'mesmo telefone',
  email: 'mesmo e-mail',
  placa: 'mesma placa',
  process: 'mesmo processo',
  cns: 'mesmo CNS',
}

/** By which value of an answer a consulta was reached: "por telefone", "por CPF do sócio". */
export const reachedByText = (label: string) => `por ${uncapitalise(label)}`

/** A label within a sentence: only an acronym keeps its capitals. */
const uncapitalise = (label: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1)
