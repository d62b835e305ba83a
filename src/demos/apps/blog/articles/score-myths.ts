import type { CastArticle } from '../article.ts'

export const scoreMyths: CastArticle = {
  id: 'mitos-do-score',
  title: 'Score de crédito: quatro ideias que não se sustentam',
  summary:
    'A pontuação é uma estimativa de risco, e não um boletim de comportamento. O que ela diz, o que ela não diz e como usá-la com justiça.',
  category: 'credito',
  author: 'rogerio',
  date: '2026-09-03',
  tags: ['score', 'boas práticas'],
  sections: [
    {
      paragraphs: [
        'O score resume em um número, em geral de 0 a 1000, a chance de alguém pagar em dia nos meses seguintes. Quem calcula é o birô de crédito, cada um com o seu modelo. Por isso a mesma pessoa tem pontuações diferentes em lugares diferentes, e nenhuma delas está errada.',
      ],
    },
    {
      title: 'Consultar derruba a pontuação',
      paragraphs: [
        'Ver o próprio score não muda nada. O que alguns modelos observam é o volume de pedidos de crédito em pouco tempo, o que é outra coisa.',
      ],
    },
    {
      title: 'Pagar uma dívida apaga o passado na hora',
      paragraphs: [
        'A anotação de inadimplência sai depois da quitação, e nunca fica mais de cinco anos. A pontuação, porém, leva um tempo para refletir o novo comportamento.',
      ],
    },
    {
      title: 'Score alto é crédito aprovado',
      paragraphs: [
        'A decisão é de quem empresta, que olha também renda, relação com o cliente e política interna. O número é um dos elementos.',
      ],
    },
    {
      title: 'Decisão automática não se discute',
      paragraphs: [
        'O artigo 20 da LGPD dá à pessoa o direito de pedir a revisão de decisões tomadas unicamente com base em tratamento automatizado, inclusive as de crédito. Ter um caminho claro para isso é obrigação, e também bom atendimento.',
      ],
    },
  ],
}
