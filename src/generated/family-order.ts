// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

export const familyOrder: Record<string, number> = {
  bacen: 6,
  cadsus: 12,
  cep: 13,
  cnpj: 2,
  cpf: 1,
  email: 9,
  foto: 11,
  judicial: 4,
  nome: 10,
  placa: 3,
  score: 5,
  'telefone-cpf': 8,
  telefone: 7,
};
