// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const dossie: DossieDefinition<Path> = {
  dossie: 'empresa',
  title: 'Dossiê de empresa',
  description: 'Cadastro, sócios, situação fiscal, filiais e processos de uma empresa, num só relatório.',
  icon: 'LuBuilding2',
  path: '/dossie/empresa',
  fields: [
    {
      kind: 'cnpj',
      name: 'cnpj',
      label: 'CNPJ',
      required: true,
      help: 'Com ou sem pontuação; letras também.',
    },
  ],
  parts: [
    {
      name: 'cadastro',
      family: 'cnpj',
      variant: 1,
      title: 'Dados cadastrais',
      with: { cnpj: '{cnpj}' },
      after: [],
      cost: 0,
    },
    {
      name: 'socios',
      family: 'cnpj',
      variant: 2,
      title: 'Quadro societário',
      with: { cnpj: '{cnpj}' },
      after: [],
      cost: 0.5,
    },
    {
      name: 'fiscal',
      family: 'cnpj',
      variant: 3,
      title: 'Atividades e situação fiscal',
      with: { cnpj: '{cnpj}' },
      after: [],
      cost: 0.5,
    },
    {
      name: 'filiais',
      family: 'cnpj',
      variant: 4,
      title: 'Matriz e filiais',
      with: { cnpj: '{cnpj}' },
      after: [],
      cost: 0.5,
    },
    {
      name: 'processos',
      family: 'judicial',
      variant: 1,
      title: 'Processos judiciais',
      with: { cnpj: '{cnpj}' },
      after: [],
      cost: 2,
    },
    {
      name: 'sede',
      family: 'cep',
      variant: 1,
      title: 'Endereço da sede',
      with: { cep: '{parts.cadastro.cep}' },
      after: ['cadastro'],
      cost: 0,
    },
  ],
  batch: { max: 200, perMinute: 20, concurrency: 2, path: '/dossie/empresa/lote' },
};

export default dossie;
