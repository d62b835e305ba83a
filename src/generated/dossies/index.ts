// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

export const dossies = {
    empresa: () => import('./empresa.ts'),
    pessoa: () => import('./pessoa.ts'),
    veiculo: () => import('./veiculo.ts'),
  } satisfies Record<string, () => Promise<{ default: DossieDefinition<Path> }>>;
