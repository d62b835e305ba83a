// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '../paths.ts'

const family: ConsultaFamily<Path> = {
  family: 'score',
  title: 'Score',
  variants: {
    1: {
      id: 'score/1',
      family: 'score',
      variant: 1,
      path: '/consulta/score',
      title: 'Score de crédito',
      description: 'A pontuação de uma pessoa, a faixa em que está e os fatores que pesam.',
      icon: 'LuGauge',
      fields: [
        { kind: 'cpf', name: 'cpf', label: 'CPF', required: true, help: 'Com ou sem pontos e hífen.' },
        {
          kind: 'select',
          name: 'finalidade',
          label: 'Finalidade',
          required: true,
          help: 'A lei pede um motivo legítimo para consultar crédito.',
          options: [
            { value: 'concessao', label: 'Concessão de crédito' },
            { value: 'locacao', label: 'Locação' },
            { value: 'cobranca', label: 'Cobrança' },
            { value: 'cadastro', label: 'Revisão de cadastro' },
          ],
        },
      ],
      request: {
        source: 'gateway',
        post: '/credito/score',
        body: { cpf: '{cpf}', finalidade: '{finalidade}' },
        notFound: { status: 404 },
        errors: {
          402: 'Saldo de créditos insuficiente',
          403: 'Seu contrato não inclui esta consulta',
          451: 'A pessoa pediu para sair do cadastro positivo',
        },
      },
      summary: {
        value: 'nome',
        sensitive: false,
        detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: false },
        status: {
          value: 'risco',
          colors: {
            'Risco baixo': 'success',
            'Risco médio': 'info',
            'Risco alto': 'warning',
            'Risco muito alto': 'danger',
          },
        },
      },
      result: [
        {
          block: 'score',
          title: 'Pontuação',
          value: 'score.pontos',
          min: 0,
          max: 1000,
          bands: [
            { upTo: 300, label: 'Risco muito alto', color: 'danger' },
            { upTo: 500, label: 'Risco alto', color: 'warning' },
            { upTo: 700, label: 'Risco médio', color: 'info' },
            { upTo: 1000, label: 'Risco baixo', color: 'success' },
          ],
        },
        {
          block: 'alert',
          title: 'Pendências financeiras',
          status: 'danger',
          text: 'Há dívidas vencidas registradas. Elas já pesam na pontuação.',
          when: 'pendencias.possui',
        },
        {
          block: 'fields',
          title: 'Leitura',
          items: [
            { label: 'Faixa', value: 'score.faixa', sensitive: false },
            { label: 'Modelo', value: 'score.modelo', sensitive: false },
            { label: 'Em cem pessoas assim', value: 'score.pagam_em_cem', sensitive: false },
            { label: 'Cadastro positivo', value: 'cadastro_positivo', format: 'yes-no', sensitive: false },
            { label: 'Renda presumida', value: 'renda_presumida', format: 'currency', sensitive: true },
            { label: 'Limite sugerido', value: 'limite_sugerido', format: 'currency', sensitive: false },
            { label: 'Calculado em', value: 'score.calculado_em', format: 'datetime', sensitive: false },
          ],
        },
        {
          block: 'table',
          title: 'O que pesa na pontuação',
          value: 'fatores',
          columns: [
            { label: 'Fator', value: 'fator', sensitive: false },
            { label: 'Efeito', value: 'efeito', sensitive: false },
            { label: 'Peso', value: 'peso', sensitive: false },
            { label: 'Observação', value: 'observacao', sensitive: false },
          ],
          empty: 'Nenhum fator informado.',
        },
        {
          block: 'fields',
          title: 'Pendências',
          items: [
            { label: 'Dívidas vencidas', value: 'pendencias.quantidade', format: 'number', sensitive: false },
            { label: 'Valor total', value: 'pendencias.valor_total', format: 'currency', sensitive: false },
            { label: 'Protestos', value: 'pendencias.protestos', format: 'number', sensitive: false },
            { label: 'Cheques sem fundo', value: 'pendencias.cheques', format: 'number', sensitive: false },
          ],
        },
        {
          block: 'table',
          title: 'Pontuação nos últimos meses',
          value: 'historico',
          columns: [
            { label: 'Mês', value: 'mes', sensitive: false },
            { label: 'Pontos', value: 'pontos', format: 'number', sensitive: false },
          ],
          empty: 'Sem histórico.',
        },
        {
          block: 'table',
          title: 'Quem consultou',
          value: 'consultas_anteriores',
          columns: [
            { label: 'Data', value: 'data', format: 'date', sensitive: false },
            { label: 'Segmento', value: 'segmento', sensitive: false },
            { label: 'Finalidade', value: 'finalidade', sensitive: false },
          ],
          empty: 'Nenhuma consulta nos últimos seis meses.',
        },
      ],
      example: {
        cpf: '11144477735',
        nome: 'Marina Exemplo do Vale',
        risco: 'Risco alto',
        cadastro_positivo: true,
        renda_presumida: 12300,
        limite_sugerido: 0,
        score: {
          pontos: 412,
          faixa: 'Risco alto',
          modelo: 'Crédito pessoal, 12 meses',
          pagam_em_cem: '58 pagam em dia',
          calculado_em: '2026-11-03T14:42:10-03:00',
        },
        fatores: [
          {
            fator: 'Dívidas vencidas',
            efeito: 'Desfavorável',
            peso: 'Alto',
            observacao: 'Quatro registros ativos',
          },
          {
            fator: 'Protestos',
            efeito: 'Desfavorável',
            peso: 'Alto',
            observacao: 'Três títulos em cartório',
          },
          {
            fator: 'Pedidos de crédito',
            efeito: 'Desfavorável',
            peso: 'Baixo',
            observacao: 'Dois pedidos em 30 dias',
          },
          {
            fator: 'Tempo de relacionamento',
            efeito: 'Favorável',
            peso: 'Médio',
            observacao: 'Conta mais antiga desde 2009',
          },
          {
            fator: 'Dados cadastrais',
            efeito: 'Favorável',
            peso: 'Baixo',
            observacao: 'Confirmados há menos de três meses',
          },
        ],
        pendencias: { possui: true, quantidade: 4, valor_total: 7411.35, protestos: 3, cheques: 0 },
        historico: [
          { mes: 'novembro de 2026', pontos: 412 },
          { mes: 'outubro de 2026', pontos: 408 },
          { mes: 'setembro de 2026', pontos: 415 },
          { mes: 'agosto de 2026', pontos: 431 },
          { mes: 'julho de 2026', pontos: 447 },
          { mes: 'junho de 2026', pontos: 520 },
        ],
        consultas_anteriores: [
          { data: '2026-10-28', segmento: 'Varejo', finalidade: 'Concessão de crédito' },
          { data: '2026-10-09', segmento: 'Banco', finalidade: 'Revisão de limite' },
          { data: '2026-09-02', segmento: 'Imobiliária', finalidade: 'Locação' },
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
            risco: 'Risco baixo',
            cadastro_positivo: true,
            renda_presumida: 2680,
            limite_sugerido: 1600,
            score: {
              pontos: 738,
              faixa: 'Risco baixo',
              modelo: 'Crédito pessoal, 12 meses',
              pagam_em_cem: '93 pagam em dia',
              calculado_em: '2026-11-03T14:43:02-03:00',
            },
            fatores: [
              {
                fator: 'Pontualidade nos pagamentos',
                efeito: 'Favorável',
                peso: 'Alto',
                observacao: '36 meses sem atraso',
              },
              {
                fator: 'Uso do limite do cartão',
                efeito: 'Favorável',
                peso: 'Médio',
                observacao: 'Abaixo de 30% do limite',
              },
              {
                fator: 'Renda sem comprovação',
                efeito: 'Desfavorável',
                peso: 'Baixo',
                observacao: 'Trabalho autônomo',
              },
            ],
            pendencias: { possui: false, quantidade: 0, valor_total: 0, protestos: 0, cheques: 0 },
            historico: [
              { mes: 'novembro de 2026', pontos: 738 },
              { mes: 'outubro de 2026', pontos: 735 },
              { mes: 'setembro de 2026', pontos: 731 },
            ],
            consultas_anteriores: [],
          },
        },
      ],
    },
  },
}

export default family
