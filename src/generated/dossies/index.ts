// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

export const dossies = {
  pessoa: () => import('./pessoa.ts'),
  empresa: () => import('./empresa.ts'),
  veiculo: () => import('./veiculo.ts'),
} satisfies Record<string, () => Promise<{ default: DossieDefinition<Path> }>>;
