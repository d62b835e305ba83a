// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { DossieDefinition } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const dossie: DossieDefinition<Path> = {
    dossie: 'pessoa',
    title: 'Dossiê de pessoa',
    description: 'Cadastro, contatos, vínculos, bens, dívidas e processos de uma pessoa, num só relatório.',
    icon: 'LuIdCard',
    path: '/dossie/pessoa',
    fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true, help: 'Com ou sem pontos e hífen.' }],
    purpose: 'required',
    parts: [
      {
        name: 'cadastro',
        family: 'cpf',
        variant: 1,
        title: 'Dados cadastrais',
        with: { cpf: '{cpf}' },
        after: [],
      },
      {
        name: 'score',
        family: 'score',
        variant: 1,
        title: 'Score de crédito',
        with: { cpf: '{cpf}' },
        after: [],
      },
      {
        name: 'pendencias',
        family: 'cpf',
        variant: 8,
        title: 'Dívidas e pendências financeiras',
        with: { cpf: '{cpf}' },
        after: [],
      },
      { name: 'protestos', family: 'cpf', variant: 9, title: 'Protestos', with: { cpf: '{cpf}' }, after: [] },
      {
        name: 'processos',
        family: 'judicial',
        variant: 1,
        title: 'Processos judiciais',
        with: { cpf: '{cpf}' },
        after: [],
      },
      { name: 'enderecos', family: 'cpf', variant: 3, title: 'Endereços', with: { cpf: '{cpf}' }, after: [] },
      {
        name: 'contatos',
        family: 'cpf',
        variant: 4,
        title: 'Telefones e e-mails',
        with: { cpf: '{cpf}' },
        after: [],
      },
      {
        name: 'parentes',
        family: 'cpf',
        variant: 5,
        title: 'Parentes e vínculos',
        with: { cpf: '{cpf}' },
        after: [],
      },
      {
        name: 'empregos',
        family: 'cpf',
        variant: 6,
        title: 'Vínculos empregatícios',
        with: { cpf: '{cpf}' },
        after: [],
      },
      {
        name: 'empregadora',
        family: 'cnpj',
        variant: 1,
        title: 'Empresa do último vínculo',
        with: { cnpj: '{parts.empregos.vinculos.0.cnpj}' },
        after: ['empregos'],
      },
      {
        name: 'empresas',
        family: 'cpf',
        variant: 13,
        title: 'Participação em empresas',
        with: { cpf: '{cpf}' },
        after: [],
      },
      { name: 'veiculos', family: 'cpf', variant: 7, title: 'Veículos', with: { cpf: '{cpf}' }, after: [] },
    ],
    batch: { max: 200, perMinute: 20, concurrency: 2, path: '/dossie/pessoa/lote' },
  };

export default dossie;
