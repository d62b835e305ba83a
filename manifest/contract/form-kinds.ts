import type { FieldKind } from '../schema/field.ts'

/** The name and label of a field, the icon of its family, and an invented valid value. */
type FormKind = { name: string; label: string; icon: string; value?: string }

/** The kinds that a new family can have. A select is missing because it needs options. */
export const formKinds: Record<Exclude<FieldKind, 'select'>, FormKind> = {
  cpf: { name: 'cpf', label: 'CPF', icon: 'LuUserRound', value: '11144477735' },
  cnpj: { name: 'cnpj', label: 'CNPJ', icon: 'LuBuilding2', value: '11222333000181' },
  cep: { name: 'cep', label: 'CEP', icon: 'LuMapPin', value: '01001000' },
  placa: { name: 'placa', label: 'Placa', icon: 'LuCar', value: 'ABC1D23' },
  phone: { name: 'telefone', label: 'Telefone', icon: 'LuPhone', value: '21900000091' },
  email: { name: 'email', label: 'E-mail', icon: 'LuMail', value: 'pessoa@exemplo.example.com' },
  name: { name: 'nome', label: 'Nome', icon: 'LuUserSearch', value: 'Marina Exemplo do Vale' },
  process: { name: 'processo', label: 'Número do processo', icon: 'LuScale', value: '00000013920248260100' },
  cns: { name: 'cns', label: 'Cartão Nacional de Saúde', icon: 'LuHeartPulse', value: '700000000000102' },
  text: { name: 'texto', label: 'Texto', icon: 'LuSearch', value: 'exemplo' },
  date: { name: 'data', label: 'Data', icon: 'LuCalendar', value: '2026-01-31' },
  image: { name: 'imagem', label: 'Imagem', icon: 'LuImage' },
}

export type FormKindName = keyof typeof formKinds
