// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/resolved.ts'

export const families = {
  bacen: () => import('./bacen.ts'),
  cadsus: () => import('./cadsus.ts'),
  cep: () => import('./cep.ts'),
  cnpj: () => import('./cnpj.ts'),
  cpf: () => import('./cpf.ts'),
  email: () => import('./email.ts'),
  foto: () => import('./foto.ts'),
  judicial: () => import('./judicial.ts'),
  nome: () => import('./nome.ts'),
  placa: () => import('./placa.ts'),
  score: () => import('./score.ts'),
  'telefone-cpf': () => import('./telefone-cpf.ts'),
  telefone: () => import('./telefone.ts'),
} satisfies Record<string, () => Promise<{ default: ConsultaFamily }>>

export type FamilyName = keyof typeof families
