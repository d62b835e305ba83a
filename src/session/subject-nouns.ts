import type { LeadKind } from '@manifest/contract/lead-kinds.ts'

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
