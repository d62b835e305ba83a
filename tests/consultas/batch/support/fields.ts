import type { Field, FieldByKind } from '@manifest/schema/field.ts'

export const cep: Field = { kind: 'cep', name: 'cep', label: 'CEP', required: true }

export const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true }

export const nome: Field = { kind: 'name', name: 'nome', label: 'Nome completo', required: true }

export const email: Field = { kind: 'email', name: 'email', label: 'E-mail', required: true }

export const foto: Field = { kind: 'image', name: 'foto', label: 'Foto', required: false, maxMegabytes: 5 }

export const uf: FieldByKind<'select'> = {
  kind: 'select',
  name: 'uf',
  label: 'UF',
  required: false,
  options: [
    { value: 'SP', label: 'São Paulo' },
    { value: 'RJ', label: 'Rio de Janeiro' },
  ],
}

export const nascimento: Field = {
  kind: 'date',
  name: 'nascimento',
  label: 'Nascimento',
  required: false,
  notFuture: true,
}
