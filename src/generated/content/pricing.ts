// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Pricing } from '@manifest/schema/content.ts';

export const pricing: Pricing = {
  intro: 'As consultas são pagas com créditos. Escolha o plano pelo volume e pelo tamanho da equipe.',
  plans: [
    {
      name: 'Avulso',
      summary: 'Para quem consulta de vez em quando.',
      price: 'a definir',
      examplePrice: 'R$ 120',
      period: 'por pacote de créditos',
      credits: 100,
      features: [
        'Créditos pré-pagos, sem mensalidade',
        'Todas as consultas do catálogo',
        'Um usuário',
        'Suporte por e-mail',
      ],
    },
    {
      name: 'Essencial',
      summary: 'Para o dia a dia de uma equipe pequena.',
      price: 'a definir',
      examplePrice: 'R$ 490',
      period: 'por mês',
      credits: 500,
      features: [
        'Créditos renovados todo mês',
        'Todas as consultas do catálogo',
        'Até cinco usuários',
        'Suporte por e-mail em horário comercial',
      ],
    },
    {
      name: 'Profissional',
      summary: 'Para análise de cadastro, crédito e cobrança em volume.',
      price: 'a definir',
      examplePrice: 'R$ 1.590',
      period: 'por mês',
      credits: 2000,
      isFeatured: true,
      features: [
        'Mais créditos por mês e custo menor por consulta',
        'Créditos não usados passam ao mês seguinte',
        'Usuários ilimitados',
        'Relatório de uso por consulta',
        'Suporte prioritário',
      ],
    },
    {
      name: 'Corporativo',
      summary: 'Para operações grandes ou com exigências próprias.',
      price: 'a definir',
      examplePrice: 'R$ 3.900',
      period: 'sob contrato',
      features: [
        'Volume e consultas sob medida',
        'Fontes de dados do próprio cliente',
        'Acordo de nível de serviço (SLA)',
        'Apoio na adequação à LGPD',
        'Gerente de conta',
      ],
    },
  ],
  notes: [
    'Os preços e as quantidades de créditos dos planos ainda serão definidos.',
    'O custo de cada consulta aparece antes de ela ser feita. O que falhou não é cobrado, e rever uma resposta desta sessão não custa nada.',
    'O contrato define quais consultas cada plano pode fazer e para que finalidades.',
  ],
};
