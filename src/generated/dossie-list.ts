// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieEntry } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const dossieList: DossieEntry<Path>[] = [
  {
    dossie: 'pessoa',
    title: 'Dossiê de pessoa',
    description: 'Cadastro, contatos, vínculos, bens, dívidas e processos de uma pessoa, num só relatório.',
    icon: 'LuIdCard',
    path: '/dossie/pessoa',
    parts: 12,
    partsCost: { total: 15.85, untold: 0 },
    batch: '/dossie/pessoa/lote',
  },
  {
    dossie: 'empresa',
    title: 'Dossiê de empresa',
    description: 'Cadastro, sócios, situação fiscal, filiais e processos de uma empresa, num só relatório.',
    icon: 'LuBuilding2',
    path: '/dossie/empresa',
    parts: 6,
    partsCost: { total: 3.5, untold: 0 },
    batch: '/dossie/empresa/lote',
  },
  {
    dossie: 'veiculo',
    title: 'Dossiê de veículo',
    description: 'O veículo e quem é o dono: cadastro, endereços, dívidas e outros bens, num só relatório.',
    icon: 'LuCar',
    path: '/dossie/veiculo',
    parts: 6,
    partsCost: { total: 5.85, untold: 0 },
    batch: '/dossie/veiculo/lote',
  },
];
