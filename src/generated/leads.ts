// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Leads } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const leads: Leads<Path> = {
  cpf: {
    families: [
      {
        family: 'bacen',
        title: 'Bacen',
        leads: [
          {
            id: 'bacen/1',
            path: '/consulta/bacen',
            title: 'Relatório Bacen',
            cost: 3,
            field: 'cpf',
            needs: ['Autorização do titular'],
          },
        ],
      },
      {
        family: 'cadsus',
        title: 'CadSUS',
        leads: [
          { id: 'cadsus/1', path: '/consulta/cadsus', title: 'Cadastro no SUS', cost: 1, field: 'cpf' },
        ],
      },
      {
        family: 'cpf',
        title: 'CPF',
        leads: [
          { id: 'cpf/1', path: '/consulta/cpf', title: 'Dados cadastrais', cost: 0.35, field: 'cpf' },
          {
            id: 'cpf/2',
            path: '/consulta/cpf/2',
            title: 'Situação cadastral na Receita Federal',
            cost: 0.35,
            field: 'cpf',
            needs: ['Data de nascimento'],
          },
          { id: 'cpf/3', path: '/consulta/cpf/3', title: 'Endereços', cost: 1, field: 'cpf' },
          { id: 'cpf/4', path: '/consulta/cpf/4', title: 'Telefones e e-mails', cost: 1, field: 'cpf' },
          { id: 'cpf/5', path: '/consulta/cpf/5', title: 'Parentes e vínculos', cost: 1, field: 'cpf' },
          { id: 'cpf/6', path: '/consulta/cpf/6', title: 'Vínculos empregatícios', cost: 1.5, field: 'cpf' },
          { id: 'cpf/7', path: '/consulta/cpf/7', title: 'Veículos', cost: 1.5, field: 'cpf' },
          {
            id: 'cpf/8',
            path: '/consulta/cpf/8',
            title: 'Dívidas e pendências financeiras',
            cost: 2,
            field: 'cpf',
          },
          { id: 'cpf/9', path: '/consulta/cpf/9', title: 'Protestos', cost: 2, field: 'cpf' },
          {
            id: 'cpf/10',
            path: '/consulta/cpf/10',
            title: 'Renda presumida e poder aquisitivo',
            cost: 1.5,
            field: 'cpf',
          },
          {
            id: 'cpf/11',
            path: '/consulta/cpf/11',
            title: 'Benefícios sociais e previdenciários',
            cost: 1.5,
            field: 'cpf',
          },
          { id: 'cpf/12', path: '/consulta/cpf/12', title: 'Ficha completa', cost: 6, field: 'cpf' },
          {
            id: 'cpf/13',
            path: '/consulta/cpf/13',
            title: 'Participação em empresas',
            cost: 1,
            field: 'cpf',
          },
        ],
      },
      {
        family: 'foto',
        title: 'Foto',
        leads: [{ id: 'foto/1', path: '/consulta/foto', title: 'Foto por CPF', cost: 2.5, field: 'cpf' }],
      },
      {
        family: 'judicial',
        title: 'Judicial',
        leads: [
          {
            id: 'judicial/1',
            path: '/consulta/judicial',
            title: 'Processos judiciais',
            cost: 2,
            field: 'cpf',
          },
        ],
      },
      {
        family: 'score',
        title: 'Score',
        leads: [
          { id: 'score/1', path: '/consulta/score', title: 'Score de crédito', cost: 2.5, field: 'cpf' },
        ],
      },
      {
        family: 'telefone-cpf',
        title: 'Telefones por CPF',
        leads: [
          {
            id: 'telefone-cpf/1',
            path: '/consulta/telefone/cpf',
            title: 'Telefones por CPF',
            cost: 0.5,
            field: 'cpf',
          },
        ],
      },
    ],
    dossies: [
      {
        id: 'pessoa',
        path: '/dossie/pessoa',
        title: 'Dossiê de pessoa',
        partsCost: { total: 15.85, untold: 0 },
        field: 'cpf',
      },
    ],
  },
  cns: {
    families: [
      {
        family: 'cadsus',
        title: 'CadSUS',
        leads: [
          { id: 'cadsus/1', path: '/consulta/cadsus', title: 'Cadastro no SUS', cost: 1, field: 'cns' },
        ],
      },
    ],
    dossies: [],
  },
  cep: {
    families: [
      {
        family: 'cep',
        title: 'CEP',
        leads: [{ id: 'cep/1', path: '/consulta/cep', title: 'Endereço por CEP', cost: 0, field: 'cep' }],
      },
    ],
    dossies: [],
  },
  cnpj: {
    families: [
      {
        family: 'cnpj',
        title: 'CNPJ',
        leads: [
          { id: 'cnpj/1', path: '/consulta/cnpj', title: 'Dados cadastrais', cost: 0, field: 'cnpj' },
          { id: 'cnpj/2', path: '/consulta/cnpj/2', title: 'Quadro societário', cost: 0.5, field: 'cnpj' },
          {
            id: 'cnpj/3',
            path: '/consulta/cnpj/3',
            title: 'Atividades e situação fiscal',
            cost: 0.5,
            field: 'cnpj',
          },
          { id: 'cnpj/4', path: '/consulta/cnpj/4', title: 'Matriz e filiais', cost: 0.5, field: 'cnpj' },
          { id: 'cnpj/5', path: '/consulta/cnpj/5', title: 'Ficha completa', cost: 3, field: 'cnpj' },
        ],
      },
      {
        family: 'judicial',
        title: 'Judicial',
        leads: [
          {
            id: 'judicial/1',
            path: '/consulta/judicial',
            title: 'Processos judiciais',
            cost: 2,
            field: 'cnpj',
          },
        ],
      },
    ],
    dossies: [
      {
        id: 'empresa',
        path: '/dossie/empresa',
        title: 'Dossiê de empresa',
        partsCost: { total: 3.5, untold: 0 },
        field: 'cnpj',
      },
    ],
  },
  email: {
    families: [
      {
        family: 'email',
        title: 'E-mail',
        leads: [
          { id: 'email/1', path: '/consulta/email', title: 'Titular do e-mail', cost: 0.5, field: 'email' },
        ],
      },
    ],
    dossies: [],
  },
  process: {
    families: [
      {
        family: 'judicial',
        title: 'Judicial',
        leads: [
          {
            id: 'judicial/1',
            path: '/consulta/judicial',
            title: 'Processos judiciais',
            cost: 2,
            field: 'processo',
          },
        ],
      },
    ],
    dossies: [],
  },
  name: {
    families: [
      {
        family: 'nome',
        title: 'Nome',
        leads: [
          { id: 'nome/1', path: '/consulta/nome', title: 'Pessoas por nome', cost: 0.35, field: 'nome' },
        ],
      },
    ],
    dossies: [],
  },
  placa: {
    families: [
      {
        family: 'placa',
        title: 'Placa',
        leads: [
          { id: 'placa/1', path: '/consulta/placa', title: 'Veículo por placa', cost: 1, field: 'placa' },
        ],
      },
    ],
    dossies: [
      {
        id: 'veiculo',
        path: '/dossie/veiculo',
        title: 'Dossiê de veículo',
        partsCost: { total: 5.85, untold: 0 },
        field: 'placa',
      },
    ],
  },
  phone: {
    families: [
      {
        family: 'telefone',
        title: 'Telefone',
        leads: [
          {
            id: 'telefone/1',
            path: '/consulta/telefone',
            title: 'Titular do telefone',
            cost: 0.5,
            field: 'telefone',
          },
        ],
      },
    ],
    dossies: [],
  },
};
