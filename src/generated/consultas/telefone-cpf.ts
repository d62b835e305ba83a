// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const defaults = {
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true, help: 'Com ou sem pontos e hífen.' }],
  request: {
    source: 'gateway',
    post: '/telefones/por-cpf',
    body: { cpf: '{cpf}' },
    notFound: { status: 404 },
    errors: { 402: 'Saldo de créditos insuficiente', 403: 'Seu contrato não inclui esta consulta' },
  },
  summary: {
    value: 'nome',
    detail: { label: 'CPF', value: 'cpf', format: 'cpf' },
    status: {
      value: 'situacao',
      colors: { 'Contato provável': 'success', 'Contato incerto': 'warning', 'Sem linha ativa': 'neutral' },
    },
  },
  result: [
    {
      block: 'alert',
      title: 'Não Me Perturbe',
      status: 'warning',
      text: 'Ao menos uma linha está inscrita no Não Me Perturbe. Não a use para telemarketing.',
      when: 'tem_bloqueio',
    },
    {
      block: 'table',
      title: 'Telefones',
      value: 'telefones',
      columns: [
        { label: 'Telefone', value: 'numero', format: 'phone', sensitive: true },
        { label: 'Tipo', value: 'tipo', priority: 'low' },
        { label: 'Operadora', value: 'operadora', priority: 'low' },
        { label: 'Ativa', value: 'ativa', format: 'yes-no' },
        { label: 'WhatsApp', value: 'whatsapp', format: 'yes-no' },
        { label: 'Não Me Perturbe', value: 'nao_me_perturbe', format: 'yes-no' },
        { label: 'Chance de contato', value: 'chance', order: ['Alta', 'Média', 'Baixa'] },
        { label: 'Confirmado em', value: 'visto_em', format: 'date', priority: 'low' },
      ],
      empty: 'Nenhum telefone em nome desta pessoa.',
    },
    {
      block: 'fields',
      title: 'Resumo',
      items: [
        { label: 'Linhas encontradas', value: 'totais.linhas', format: 'number' },
        { label: 'Atualizado em', value: 'atualizado_em', format: 'date' },
      ],
    },
    {
      block: 'table',
      title: 'Telefones de pessoas ligadas',
      value: 'relacionados',
      columns: [
        { label: 'Nome', value: 'nome', format: 'name', sensitive: true },
        { label: 'Vínculo', value: 'vinculo', relation: true },
        { label: 'Telefone', value: 'numero', format: 'phone', sensitive: true },
      ],
      empty: 'Nenhum telefone de pessoa ligada.',
    },
  ],
  findings: [
    {
      value: 'totais.ativas',
      label: 'linhas ativas',
      one: 'linha ativa',
      format: 'number',
      when: 'always',
      to: 'Telefones',
    },
    {
      value: 'totais.celulares',
      label: 'celulares',
      one: 'celular',
      format: 'number',
      when: 'always',
      to: 'Telefones',
    },
    { max: 'telefones.visto_em', label: 'última confirmação em', format: 'date', when: 'always' },
    { value: 'tem_bloqueio', label: 'Não Me Perturbe', when: 'some' },
    {
      count: 'relacionados',
      label: 'telefones de pessoas ligadas',
      one: 'telefone de pessoa ligada',
      when: 'some',
    },
  ],
  example: {
    cpf: '11144477735',
    nome: 'Marina Exemplo do Vale',
    situacao: 'Contato provável',
    tem_bloqueio: true,
    totais: { linhas: 3, ativas: 2, celulares: 2 },
    atualizado_em: '2026-10-02',
    telefones: [
      {
        numero: '21900000012',
        tipo: 'Celular pós-pago',
        operadora: 'Vivo',
        ativa: true,
        whatsapp: true,
        nao_me_perturbe: false,
        chance: 'Alta',
        visto_em: '2026-10-02',
      },
      {
        numero: '21900000034',
        tipo: 'Celular pré-pago',
        operadora: 'TIM',
        ativa: true,
        whatsapp: true,
        nao_me_perturbe: true,
        chance: 'Média',
        visto_em: '2026-06-15',
      },
      {
        numero: '2130000018',
        tipo: 'Fixo residencial',
        operadora: 'Claro',
        ativa: false,
        whatsapp: false,
        nao_me_perturbe: false,
        chance: 'Baixa',
        visto_em: '2011-07-08',
      },
    ],
    relacionados: [
      { nome: 'Rogério Amostra Lobato', vinculo: 'Cônjuge', numero: '2130000056' },
      { nome: 'Tereza Modelo do Vale', vinculo: 'Mãe', numero: '2130000027' },
      { nome: 'Anselmo Exemplo do Vale', vinculo: 'Pai', numero: '21900000045' },
      { nome: 'Fictícia Logística S.A.', vinculo: 'Empregador', numero: '2130000078' },
    ],
  },
  examples: [
    { when: { cpf: '00000000191' }, status: 404 },
    {
      when: { cpf: '12345678909' },
      status: 200,
      answer: {
        cpf: '12345678909',
        nome: 'Otávio Amostra Serrano',
        situacao: 'Contato provável',
        tem_bloqueio: false,
        totais: { linhas: 1, ativas: 1, celulares: 1 },
        atualizado_em: '2026-05-27',
        telefones: [
          {
            numero: '41900000021',
            tipo: 'Celular pós-pago',
            operadora: 'Claro',
            ativa: true,
            whatsapp: true,
            nao_me_perturbe: false,
            chance: 'Alta',
            visto_em: '2026-05-27',
          },
        ],
        relacionados: [{ nome: 'Dalva Modelo Serrano', vinculo: 'Mãe', numero: '41900000070' }],
      },
    },
    {
      when: { cpf: '24681357928' },
      status: 200,
      answer: {
        cpf: '24681357928',
        nome: 'Jussara Exemplo Bittencourt',
        situacao: 'Contato provável',
        tem_bloqueio: false,
        totais: { linhas: 1, ativas: 1, celulares: 1 },
        atualizado_em: '2026-10-06',
        telefones: [
          {
            numero: '31900000061',
            tipo: 'Celular pós-pago',
            operadora: 'TIM',
            ativa: true,
            whatsapp: true,
            nao_me_perturbe: false,
            chance: 'Alta',
            visto_em: '2026-10-06',
          },
        ],
        relacionados: [
          { nome: 'Ivone Modelo Bittencourt', vinculo: 'Mãe', numero: '4730000064' },
          { nome: 'Nuvem Modelo Tecnologia Ltda', vinculo: 'Empresa', numero: '3130000092' },
        ],
      },
    },
    {
      when: { cpf: '98765432100' },
      status: 200,
      answer: {
        cpf: '98765432100',
        nome: 'Benedito Fictício Moreira',
        situacao: 'Sem linha ativa',
        tem_bloqueio: false,
        totais: { linhas: 1, ativas: 0, celulares: 0 },
        atualizado_em: '2019-09-30',
        telefones: [
          {
            numero: '6230000062',
            tipo: 'Fixo residencial',
            operadora: 'Oi',
            ativa: false,
            whatsapp: false,
            nao_me_perturbe: false,
            chance: 'Baixa',
            visto_em: '2018-11-06',
          },
        ],
        relacionados: [{ nome: 'Dirce Fictícia Moreira', vinculo: 'Filha', numero: '6230000063' }],
      },
    },
  ],
} satisfies Partial<ConsultaDefinition>;

const family: ConsultaFamily<Path> = {
  family: 'telefone-cpf',
  title: 'Telefones por CPF',
  variants: {
    1: {
      id: 'telefone-cpf/1',
      family: 'telefone-cpf',
      variant: 1,
      path: '/consulta/telefone/cpf',
      title: 'Telefones por CPF',
      description: 'Linhas em nome da pessoa, com operadora, atividade e chance de contato.',
      icon: 'LuSmartphone',
      cost: 0.5,
      fields: defaults.fields,
      batch: { max: 1000, perMinute: 60, concurrency: 4, path: '/consulta/telefone/cpf/lote' },
      request: defaults.request,
      summary: defaults.summary,
      result: defaults.result,
      findings: defaults.findings,
      example: defaults.example,
      examples: defaults.examples,
      echo: { cpf: ['cpf'] },
    },
  },
};

export default family;
