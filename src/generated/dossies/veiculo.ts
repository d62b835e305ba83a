// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const dossie: DossieDefinition<Path> = {
  dossie: 'veiculo',
  title: 'Dossiê de veículo',
  description: 'O veículo e quem é o dono: cadastro, endereços, dívidas e outros bens, num só relatório.',
  icon: 'LuCar',
  path: '/dossie/veiculo',
  fields: [
    {
      kind: 'placa',
      name: 'placa',
      label: 'Placa',
      required: true,
      help: 'No padrão antigo ou no Mercosul.',
    },
  ],
  purpose: 'required',
  parts: [
    {
      name: 'veiculo',
      family: 'placa',
      variant: 1,
      title: 'Veículo',
      with: { placa: '{placa}' },
      after: [],
      cost: 1,
    },
    {
      name: 'proprietario',
      family: 'cpf',
      variant: 1,
      title: 'Proprietário',
      with: { cpf: '{parts.veiculo.proprietario.documento}' },
      after: ['veiculo'],
      cost: 0.35,
    },
    {
      name: 'proprietaria',
      family: 'cnpj',
      variant: 1,
      title: 'Empresa proprietária',
      with: { cnpj: '{parts.veiculo.proprietario.documento}' },
      after: ['veiculo'],
      cost: 0,
    },
    {
      name: 'enderecos',
      family: 'cpf',
      variant: 3,
      title: 'Endereços do proprietário',
      with: { cpf: '{parts.veiculo.proprietario.documento}' },
      after: ['veiculo'],
      cost: 1,
    },
    {
      name: 'pendencias',
      family: 'cpf',
      variant: 8,
      title: 'Dívidas do proprietário',
      with: { cpf: '{parts.veiculo.proprietario.documento}' },
      after: ['veiculo'],
      cost: 2,
    },
    {
      name: 'outros',
      family: 'cpf',
      variant: 7,
      title: 'Outros veículos do proprietário',
      with: { cpf: '{parts.veiculo.proprietario.documento}' },
      after: ['veiculo'],
      cost: 1.5,
    },
  ],
  batch: { max: 200, perMinute: 20, concurrency: 2, path: '/dossie/veiculo/lote' },
};

export default dossie;
