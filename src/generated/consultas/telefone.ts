// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

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
      description: 'Em nome de quem está a linha, em que operadora e desde quando.',
      icon: 'LuPhone',
      fields: [
        {
          kind: 'phone',
          name: 'telefone',
          label: 'Telefone',
          required: true,
          help: 'Fixo ou celular, com DDD.',
        },
      ],
      batch: { max: 1000, perMinute: 60, concurrency: 4, path: '/consulta/telefone/lote' },
      request: {
        source: 'gateway',
        post: '/telefones/titular',
        body: { telefone: '{telefone}' },
        notFound: { status: 404 },
        errors: { 402: 'Saldo de créditos insuficiente', 403: 'Seu contrato não inclui esta consulta' },
      },
      summary: {
        value: 'titular.nome',
        sensitive: false,
        detail: { label: 'Telefone', value: 'telefone', format: 'phone', sensitive: false },
        status: {
          value: 'linha.situacao',
          colors: { Ativa: 'success', Suspensa: 'warning', Cancelada: 'danger', Desconhecida: 'neutral' },
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
            { label: 'Nome', value: 'titular.nome', sensitive: false },
            { label: 'CPF', value: 'titular.cpf', format: 'cpf', sensitive: true },
            { label: 'Nascimento', value: 'titular.data_nascimento', format: 'date', sensitive: true },
            { label: 'E-mail', value: 'titular.email', sensitive: true },
            { label: 'Titular desde', value: 'titular.desde', format: 'date', sensitive: false },
          ],
        },
        {
          block: 'fields',
          title: 'Linha',
          items: [
            { label: 'Telefone', value: 'telefone', format: 'phone', sensitive: false },
            { label: 'Tipo', value: 'linha.tipo', sensitive: false },
            { label: 'Operadora', value: 'linha.operadora', sensitive: false },
            { label: 'Operadora de origem', value: 'linha.operadora_origem', sensitive: false },
            { label: 'Portada', value: 'linha.portada', format: 'yes-no', sensitive: false },
            { label: 'Região', value: 'linha.regiao', sensitive: false },
            { label: 'Atualizado em', value: 'linha.atualizado_em', format: 'date', sensitive: false },
          ],
        },
        {
          block: 'fields',
          title: 'Endereço do cadastro',
          items: [
            { label: 'Logradouro', value: 'endereco.logradouro', sensitive: true },
            { label: 'Bairro', value: 'endereco.bairro', sensitive: false },
            { label: 'Município', value: 'endereco.municipio', sensitive: false },
            { label: 'UF', value: 'endereco.uf', sensitive: false },
            { label: 'CEP', value: 'endereco.cep', format: 'cep', sensitive: false },
          ],
        },
        {
          block: 'table',
          title: 'Titulares anteriores',
          value: 'titulares_anteriores',
          columns: [
            { label: 'Nome', value: 'nome', sensitive: false },
            { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
            { label: 'De', value: 'de', format: 'date', sensitive: false },
            { label: 'Até', value: 'ate', format: 'date', sensitive: false },
          ],
          empty: 'Nenhum titular anterior conhecido.',
        },
      ],
      example: {
        telefone: '21900000012',
        titular: {
          nome: 'Marina Exemplo do Vale',
          cpf: '11144477735',
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
          logradouro: 'Rua das Amostras, 120, bloco 2, apto. 304',
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
          when: { telefone: '2130000056' },
          status: 200,
          answer: {
            telefone: '2130000056',
            titular: {
              nome: 'Rogério Amostra Lobato',
              cpf: '22334455709',
              data_nascimento: '1981-05-06',
              email: 'rogerio.lobato@exemplo.com.br',
              desde: '2018-06-11',
            },
            linha: {
              situacao: 'Ativa',
              tipo: 'Fixo residencial',
              operadora: 'Claro',
              operadora_origem: 'Claro',
              portada: false,
              regiao: 'Rio de Janeiro (DDD 21)',
              nao_me_perturbe: true,
              atualizado_em: '2025-12-09',
            },
            endereco: {
              logradouro: 'Rua das Amostras, 120, bloco 2, apto. 304',
              bairro: 'Tijuca',
              municipio: 'Rio de Janeiro',
              uf: 'RJ',
              cep: '20599001',
            },
            titulares_anteriores: [],
          },
        },
      ],
    },
  },
}

export default family
