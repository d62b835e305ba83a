import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import type { SessionEntry } from '@/state/session.ts'

export const kindTitles: Record<LeadKind, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  cep: 'CEP',
  phone: 'Telefone',
  email: 'E-mail',
  placa: 'Placa',
  process: 'Processo',
  cns: 'CNS',
  name: 'Nome',
}

export const sharedValueTexts: Record<LeadKind, string> = {
  cpf: 'mesmo CPF',
  cnpj: 'mesmo CNPJ',
  cep: 'mesmo CEP',
  phone: 'mesmo telefone',
  email: 'mesmo e-mail',
  placa: 'mesma placa',
  process: 'mesmo processo',
  cns: 'mesmo CNS',
  name: 'mesmo nome',
}

/** Describes the value that led to a consulta: "por telefone", "por CPF do sócio". */
export const formatOrigin = (label: string) => `por ${uncapitalise(label)}`

/** Says that the session has an answer: "respondido há 5 minutos, sem custo". */
export const formatAnswered = (at: number) => `respondido ${relativeTime(at, Date.now())}, sem custo`

/** Names the button that sends a query again: after a failure it is another try. */
export const formatRepeat = (outcome: SessionEntry['outcome']) =>
  outcome === 'failed' ? 'Tentar de novo' : 'Consultar de novo'

/** Lowers the first letter of a label inside a sentence. An acronym keeps its capitals. */
const uncapitalise = (label: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1)

/** The word for a subject of a kind, as in 'Abrir pessoa'. */
export const subjectNouns: Record<LeadKind, string> = {
  cpf: 'pessoa',
  cnpj: 'empresa',
  cep: 'endereço',
  phone: 'telefone',
  email: 'e-mail',
  placa: 'veículo',
  process: 'processo',
  cns: 'cartão SUS',
  name: 'nome',
}
