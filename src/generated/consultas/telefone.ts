// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const defaults = {
  fields: [
    { kind: 'phone', name: 'telefone', label: 'Telefone', required: true, help: 'Fixo ou celular, com DDD.' },
  ],
  request: {
    source: 'gateway',
    post: '/telefones/titular',
    body: { telefone: '{telefone}' },
    notFound: { status: 404 },
    errors: { 402: 'Saldo de créditos insuficiente', 403: 'Seu contrato não inclui esta consulta' },
  },
  summary: {
    value: 'titular.nome',
    detail: { label: 'Telefone', value: 'telefone', format: 'phone' },
    status: {
      value: 'linha.situacao',
      colors: { Ativa: 'success', Suspensa: 'warning', Cancelada: 'danger', Desconhecida: 'neutral' },
      texts: {
        Ativa: 'Linha ativa',
        Suspensa: 'Linha suspensa',
        Cancelada: 'Linha cancelada',
        Desconhecida: 'Situação desconhecida',
      },
    },
  },
  result: [
    {
      block: 'alert',
      title: 'Não Me Perturbe',
      status: 'warning',
      text: 'A linha está inscrita no Não Me Perturbe. Não a use para telemarketing.',
      when: 'linha.nao_me_perturbe',
    },
    {
      block: 'fields',
      title: 'Titular',
      items: [
        { label: 'CPF ou CNPJ', value: 'titular.documento', format: 'cpf', sensitive: true },
        { label: 'Nascimento', value: 'titular.data_nascimento', format: 'date', sensitive: true },
        { label: 'E-mail', value: 'titular.email', format: 'email', sensitive: true },
        { label: 'Titular desde', value: 'titular.desde', format: 'date' },
      ],
    },
    {
      block: 'fields',
      title: 'Linha',
      items: [
        { label: 'Tipo', value: 'linha.tipo' },
        { label: 'Operadora', value: 'linha.operadora' },
        { label: 'Operadora de origem', value: 'linha.operadora_origem' },
        { label: 'Portada', value: 'linha.portada', format: 'yes-no' },
        { label: 'Região', value: 'linha.regiao' },
        { label: 'Atualizado em', value: 'linha.atualizado_em', format: 'date' },
      ],
    },
    {
      block: 'fields',
      title: 'Endereço do cadastro',
      items: [
        { label: 'Logradouro', value: 'endereco.logradouro' },
        { label: 'Número', value: 'endereco.numero', sensitive: true },
        { label: 'Complemento', value: 'endereco.complemento', sensitive: true },
        { label: 'Bairro', value: 'endereco.bairro' },
        { label: 'Município', value: 'endereco.municipio' },
        { label: 'UF', value: 'endereco.uf' },
        { label: 'CEP', value: 'endereco.cep', format: 'cep' },
      ],
    },
    {
      block: 'table',
      title: 'Titulares anteriores',
      value: 'titulares_anteriores',
      columns: [
        { label: 'Nome', value: 'nome', format: 'name', sensitive: true, leads: false },
        { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
        { label: 'De', value: 'de', format: 'date' },
        { label: 'Até', value: 'ate', format: 'date' },
      ],
      empty: 'Nenhum titular anterior conhecido.',
    },
  ],
  findings: [
    {
      value: 'linha.situacao',
      label: 'situação da linha:',
      colors: { Suspensa: 'warning', Cancelada: 'danger' },
      when: 'colored',
    },
    { value: 'linha.nao_me_perturbe', label: 'Não Me Perturbe', when: 'some' },
    { value: 'linha.operadora', label: 'operadora', when: 'always' },
    { value: 'titular.desde', label: 'mesmo titular desde', format: 'date', when: 'always' },
    { count: 'titulares_anteriores', label: 'titulares anteriores', one: 'titular anterior', when: 'some' },
    { value: 'linha.portada', label: 'linha portada', when: 'some' },
  ],
  example: {
    telefone: '21900000012',
    titular: {
      nome: 'Marina Exemplo do Vale',
      documento: '11144477735',
      data_nascimento: '1984-01-17',
      email: 'marina.vale@exemplo.com.br',
      desde: '2017-05-09',
    },
    linha: {
      situacao: 'Ativa',
      tipo: 'Celular pós-pago',
      operadora: 'Vivo',
      operadora_origem: 'TIM',
      portada: true,
      regiao: 'Rio de Janeiro (DDD 21)',
      nao_me_perturbe: false,
      atualizado_em: '2026-10-02',
    },
    endereco: {
      logradouro: 'Rua das Amostras',
      numero: '120',
      complemento: 'Bloco 2, apto. 304',
      bairro: 'Tijuca',
      municipio: 'Rio de Janeiro',
      uf: 'RJ',
      cep: '20599001',
    },
    titulares_anteriores: [
      { nome: 'Célio Modelo Andrade', cpf: '30000000116', de: '2011-02-14', ate: '2016-11-30' },
    ],
  },
  examples: [
    { when: { telefone: '11900000099' }, status: 404 },
    {
      when: { telefone: '41900000021' },
      status: 200,
      answer: {
        telefone: '41900000021',
        titular: {
          nome: 'Otávio Amostra Serrano',
          documento: '12345678909',
          data_nascimento: '1991-02-09',
          email: null,
          desde: '2019-08-14',
        },
        linha: {
          situacao: 'Ativa',
          tipo: 'Celular pós-pago',
          operadora: 'Claro',
          operadora_origem: 'Claro',
          portada: false,
          regiao: 'Curitiba (DDD 41)',
          nao_me_perturbe: false,
          atualizado_em: '2026-05-27',
        },
        endereco: {
          logradouro: 'Rua da Araucária Fictícia',
          numero: '742',
          complemento: null,
          bairro: 'Portão',
          municipio: 'Curitiba',
          uf: 'PR',
          cep: '80619006',
        },
        titulares_anteriores: [],
      },
    },
    {
      when: { telefone: '2130000078' },
      status: 200,
      answer: {
        telefone: '2130000078',
        titular: {
          nome: 'Fictícia Logística S.A.',
          documento: '77888999000181',
          data_nascimento: null,
          email: 'contato@ficticialogistica.example.com',
          desde: '2014-09-01',
        },
        linha: {
          situacao: 'Ativa',
          tipo: 'Fixo comercial',
          operadora: 'Oi',
          operadora_origem: 'Oi',
          portada: false,
          regiao: 'Rio de Janeiro (DDD 21)',
          nao_me_perturbe: false,
          atualizado_em: '2024-03-21',
        },
        endereco: {
          logradouro: 'Avenida do Porto Fictício',
          numero: '1500',
          complemento: null,
          bairro: 'Caju',
          municipio: 'Rio de Janeiro',
          uf: 'RJ',
          cep: '20939013',
        },
        titulares_anteriores: [],
      },
    },
  ],
} satisfies Partial<ConsultaDefinition>;

const family: ConsultaFamily<Path> = {
  family: 'telefone',
  title: 'Telefone',
  variants: {
    1: {
      id: 'telefone/1',
      family: 'telefone',
      variant: 1,
      path: '/consulta/telefone',
      title: 'Titular do telefone',
      description: 'Titular da linha, operadora e desde quando a linha é dele.',
      icon: 'LuPhone',
      cost: 0.5,
      fields: defaults.fields,
      batch: { max: 1000, perMinute: 60, concurrency: 4, path: '/consulta/telefone/lote' },
      request: defaults.request,
      summary: defaults.summary,
      result: defaults.result,
      findings: defaults.findings,
      example: defaults.example,
      examples: defaults.examples,
      echo: { telefone: ['telefone'] },
    },
  },
};

export default family;
