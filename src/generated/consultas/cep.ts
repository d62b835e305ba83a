// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts';
import type { Path } from '../paths.ts';

const defaults = {
  fields: [
    { kind: 'cep', name: 'cep', label: 'CEP', required: true, help: 'Oito dígitos, com ou sem hífen.' },
  ],
  request: {
    source: 'viacep',
    get: '/ws/{cep}/json/',
    notFound: { when: 'erro' },
    errors: { 400: 'O serviço não reconheceu este CEP' },
    fallback: [
      {
        source: 'brasilapi',
        get: '/cep/v1/{cep}',
        optional: [
          'logradouro',
          'bairro',
          'complemento',
          'unidade',
          'estado',
          'regiao',
          'ddd',
          'ibge',
          'siafi',
          'gia',
        ],
        rename: { logradouro: 'street', bairro: 'neighborhood', localidade: 'city', uf: 'state' },
      },
      {
        source: 'opencep',
        get: '/v1/{cep}',
        notFound: { status: 404, body: { error: true } },
        optional: ['unidade', 'estado', 'regiao', 'ddd', 'siafi', 'gia'],
      },
    ],
  },
  summary: { value: 'cep', format: 'cep', detail: { label: 'Município', value: 'localidade' } },
  result: [
    {
      block: 'fields',
      title: 'Endereço',
      items: [
        { label: 'Logradouro', value: 'logradouro' },
        { label: 'Complemento', value: 'complemento' },
        { label: 'Unidade', value: 'unidade' },
        { label: 'Bairro', value: 'bairro' },
        { label: 'Município', value: 'localidade' },
        { label: 'UF', value: 'uf' },
      ],
    },
    {
      block: 'fields',
      title: 'Códigos e região',
      items: [
        { label: 'Estado', value: 'estado' },
        { label: 'Região', value: 'regiao' },
        { label: 'DDD', value: 'ddd' },
        { label: 'Código IBGE', value: 'ibge' },
        { label: 'Código SIAFI', value: 'siafi' },
        { label: 'Código GIA', value: 'gia' },
      ],
    },
  ],
  findings: [
    { value: 'bairro', label: 'bairro', when: 'always' },
    { value: 'regiao', label: 'região', when: 'always' },
    { value: 'ddd', label: 'DDD', when: 'always' },
  ],
  example: {
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    unidade: '',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    estado: 'São Paulo',
    regiao: 'Sudeste',
    ibge: '3550308',
    gia: '1004',
    ddd: '11',
    siafi: '7107',
  },
  examples: [
    { when: { cep: '00000000' }, status: 200, answer: { erro: 'true' } },
    { when: { cep: '99999999' }, status: 200, answer: { erro: 'true' } },
    {
      when: { cep: '70150900' },
      status: 200,
      answer: {
        cep: '70150-900',
        logradouro: 'Praça dos Três Poderes',
        complemento: '',
        unidade: '',
        bairro: 'Zona Cívico-Administrativa',
        localidade: 'Brasília',
        uf: 'DF',
        estado: 'Distrito Federal',
        regiao: 'Centro-Oeste',
        ibge: '5300108',
        gia: '',
        ddd: '61',
        siafi: '9701',
      },
    },
  ],
} satisfies Partial<ConsultaDefinition>;

const family: ConsultaFamily<Path> = {
  family: 'cep',
  title: 'CEP',
  variants: {
    1: {
      id: 'cep/1',
      family: 'cep',
      variant: 1,
      path: '/consulta/cep',
      title: 'Endereço por CEP',
      description: 'Logradouro, bairro, município e códigos oficiais de um CEP.',
      icon: 'LuMapPin',
      cost: 0,
      fields: defaults.fields,
      batch: { max: 500, perMinute: 20, concurrency: 2, path: '/consulta/cep/lote' },
      request: defaults.request,
      summary: defaults.summary,
      result: defaults.result,
      findings: defaults.findings,
      example: defaults.example,
      examples: defaults.examples,
      echo: { cep: ['cep'] },
    },
  },
};

export default family;
