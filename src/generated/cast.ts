// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { CastData } from '@manifest/contract/cast/cast-data.ts';

export const cast: CastData = {
    members: {
      marina: {
        group: 'people',
        facts: {
          cpf: '11144477735',
          nome: 'Marina Exemplo do Vale',
          sexo: 'Feminino',
          data_nascimento: '1984-01-17',
          idade: 42,
          nome_mae: 'Tereza Modelo do Vale',
        },
      },
    },
    references: {},
  };
