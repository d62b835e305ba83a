// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

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
  telefone: () => import('./telefone.ts'),
  'telefone-cpf': () => import('./telefone-cpf.ts'),
} satisfies Record<string, () => Promise<{ default: ConsultaFamily<Path> }>>;
