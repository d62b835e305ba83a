// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

const family: ConsultaFamily<Path> = {
  family: 'email',
  title: 'E-mail',
  variants: {
    1: {
      id: 'email/1',
      family: 'email',
      variant: 1,
      path: '/consulta/email',
      title: 'Titular do e-mail',
      description: 'Titular do endereço, se recebe mensagens e em que vazamentos aparece.',
      icon: 'LuMail',
      fields: [{ kind: 'email', name: 'email', label: 'E-mail', required: true }],
      batch: { max: 1000, perMinute: 60, concurrency: 4, path: '/consulta/email/lote' },
      request: {
        source: 'gateway',
        post: '/emails/titular',
        body: { email: '{email}' },
        notFound: { status: 404 },
        errors: { 402: 'Saldo de créditos insuficiente', 403: 'Seu contrato não inclui esta consulta' },
      },
      summary: {
        value: 'email',
        sensitive: false,
        detail: { label: 'Titular', value: 'titular.nome', sensitive: false },
        status: {
          value: 'situacao',
          colors: { Válido: 'success', 'Não confirmado': 'warning', Inválido: 'danger' },
        },
      },
      result: [
        {
          block: 'alert',
          title: 'E-mail exposto',
          status: 'warning',
          text: 'O endereço aparece em vazamentos conhecidos. Confirme por outro canal o que vier só por ele.',
          when: 'exposto',
        },
        {
          block: 'fields',
          title: 'Titular',
          items: [
            { label: 'CPF', value: 'titular.cpf', format: 'cpf', sensitive: true },
            { label: 'Nascimento', value: 'titular.data_nascimento', format: 'date', sensitive: true },
            { label: 'Município', value: 'titular.municipio', sensitive: false },
            { label: 'Telefone', value: 'titular.telefone', format: 'phone', sensitive: true },
          ],
        },
        {
          block: 'fields',
          title: 'Endereço de e-mail',
          items: [
            { label: 'Domínio', value: 'dominio', sensitive: false },
            { label: 'Recebe mensagens', value: 'recebe_mensagens', format: 'yes-no', sensitive: false },
            { label: 'Provedor gratuito', value: 'provedor_gratuito', format: 'yes-no', sensitive: false },
            { label: 'Descartável', value: 'descartavel', format: 'yes-no', sensitive: false },
            { label: 'Visto pela primeira vez', value: 'visto_desde', format: 'date', sensitive: false },
            { label: 'Visto pela última vez', value: 'visto_ate', format: 'date', sensitive: false },
          ],
        },
        {
          block: 'list',
          title: 'Outros e-mails do titular',
          value: 'outros_emails',
          sensitive: true,
          empty: 'Nenhum outro e-mail conhecido.',
        },
        {
          block: 'table',
          title: 'Vazamentos conhecidos',
          value: 'vazamentos',
          columns: [
            { label: 'Origem', value: 'origem', sensitive: false },
            { label: 'Data', value: 'data', format: 'date', sensitive: false },
            { label: 'Dados expostos', value: 'dados', format: 'list', sensitive: false },
          ],
          empty: 'Nenhum vazamento conhecido.',
        },
      ],
      example: {
        email: 'marina.vale@exemplo.com.br',
        situacao: 'Válido',
        exposto: true,
        titular: {
          nome: 'Marina Exemplo do Vale',
          cpf: '11144477735',
          data_nascimento: '1984-01-17',
          municipio: 'Rio de Janeiro/RJ',
          telefone: '21900000012',
        },
        dominio: 'exemplo.com.br',
        recebe_mensagens: true,
        provedor_gratuito: false,
        descartavel: false,
        visto_desde: '2012-06-03',
        visto_ate: '2026-10-02',
        outros_emails: ['mvale@ficticialogistica.example.com', 'marina1984@example.com'],
        vazamentos: [
          { origem: 'Loja Amostra', data: '2021-10-18', dados: ['E-mail', 'Nome', 'Telefone'] },
          { origem: 'Fórum Modelo', data: '2016-02-27', dados: ['E-mail', 'Resumo da senha'] },
        ],
      },
      examples: [
        { when: { email: 'ninguem@exemplo.com.br' }, status: 404 },
        { when: { email: 'sem.saldo@exemplo.com.br' }, status: 402 },
        {
          when: { email: 'rogerio.lobato@exemplo.com.br' },
          status: 200,
          answer: {
            email: 'rogerio.lobato@exemplo.com.br',
            situacao: 'Não confirmado',
            exposto: false,
            titular: {
              nome: 'Rogério Amostra Lobato',
              cpf: '22334455709',
              data_nascimento: '1981-05-06',
              municipio: 'Rio de Janeiro/RJ',
              telefone: '2130000056',
            },
            dominio: 'exemplo.com.br',
            recebe_mensagens: false,
            provedor_gratuito: false,
            descartavel: false,
            visto_desde: '2019-01-20',
            visto_ate: '2022-08-11',
            outros_emails: [],
            vazamentos: [],
          },
        },
        {
          when: { email: 'jussara@nuvemmodelo.example.com' },
          status: 200,
          answer: {
            email: 'jussara@nuvemmodelo.example.com',
            situacao: 'Válido',
            exposto: false,
            titular: {
              nome: 'Jussara Exemplo Bittencourt',
              cpf: '24681357928',
              data_nascimento: '1979-02-03',
              municipio: 'Belo Horizonte/MG',
              telefone: '31900000061',
            },
            dominio: 'nuvemmodelo.example.com',
            recebe_mensagens: true,
            provedor_gratuito: false,
            descartavel: false,
            visto_desde: '2026-08-05',
            visto_ate: '2026-10-06',
            outros_emails: [],
            vazamentos: [],
          },
        },
      ],
    },
  },
}

export default family
