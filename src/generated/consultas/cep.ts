// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

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
      fields: [
        { kind: 'cep', name: 'cep', label: 'CEP', required: true, help: 'Oito dígitos, com ou sem hífen.' },
      ],
      batch: { max: 500, perMinute: 20, concurrency: 2, path: '/consulta/cep/lote' },
      request: {
        source: 'viacep',
        get: '/ws/{cep}/json/',
        notFound: { when: 'erro' },
        errors: { 400: 'O serviço não reconheceu este CEP' },
        fallback: [
          {
            source: 'brasilapi',
            get: '/cep/v1/{cep}',
            rename: { logradouro: 'street', bairro: 'neighborhood', localidade: 'city', uf: 'state' },
          },
          { source: 'opencep', get: '/v1/{cep}', notFound: { status: 404 } },
        ],
      },
      summary: {
        value: 'cep',
        format: 'cep',
        sensitive: false,
        detail: { label: 'Município', value: 'localidade', sensitive: false },
      },
      result: [
        {
          block: 'fields',
          title: 'Endereço',
          items: [
            { label: 'Logradouro', value: 'logradouro', sensitive: false },
            { label: 'Complemento', value: 'complemento', sensitive: false },
            { label: 'Unidade', value: 'unidade', sensitive: false },
            { label: 'Bairro', value: 'bairro', sensitive: false },
            { label: 'Município', value: 'localidade', sensitive: false },
            { label: 'UF', value: 'uf', sensitive: false },
          ],
        },
        {
          block: 'fields',
          title: 'Códigos e região',
          items: [
            { label: 'Estado', value: 'estado', sensitive: false },
            { label: 'Região', value: 'regiao', sensitive: false },
            { label: 'DDD', value: 'ddd', sensitive: false },
            { label: 'Código IBGE', value: 'ibge', sensitive: false },
            { label: 'Código SIAFI', value: 'siafi', sensitive: false },
            { label: 'Código GIA', value: 'gia', sensitive: false },
          ],
        },
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
    },
  },
}

export default family
