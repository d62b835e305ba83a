// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

export const families = {
  cpf: () => import('./cpf.ts'),
  cnpj: () => import('./cnpj.ts'),
  placa: () => import('./placa.ts'),
  judicial: () => import('./judicial.ts'),
  score: () => import('./score.ts'),
  bacen: () => import('./bacen.ts'),
  telefone: () => import('./telefone.ts'),
  'telefone-cpf': () => import('./telefone-cpf.ts'),
  email: () => import('./email.ts'),
  nome: () => import('./nome.ts'),
  foto: () => import('./foto.ts'),
  cadsus: () => import('./cadsus.ts'),
  cep: () => import('./cep.ts'),
} satisfies Record<string, () => Promise<{ default: ConsultaFamily<Path> }>>;
