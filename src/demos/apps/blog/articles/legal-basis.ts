import type { CastArticle } from '../article.ts'

export const legalBasis: CastArticle = {
  id: 'consultar-com-base-legal',
  title: 'Antes de consultar: cinco perguntas que a LGPD faz',
  summary:
    'Ter acesso a um dado não basta para usá-lo. Um roteiro curto para decidir se a consulta cabe no seu caso.',
  category: 'privacidade',
  author: 'celio',
  date: '2026-09-22',
  tags: ['LGPD', 'boas práticas'],
  sections: [
    {
      paragraphs: [
        'A Lei Geral de Proteção de Dados não proíbe consultas. Ela pede que haja um motivo, que o motivo seja legítimo e que se use só o necessário. Na prática, isso cabe em cinco perguntas, que vale responder por escrito.',
      ],
    },
    {
      title: 'As perguntas',
      paragraphs: ['Se alguma ficar sem resposta, ainda não é hora de consultar.'],
      points: [
        'Finalidade: para que este dado será usado, em uma frase?',
        'Base legal: qual das hipóteses do artigo 7º se aplica?',
        'Necessidade: existe um caminho com menos dados?',
        'Transparência: a pessoa sabe, ou pode saber, que isto acontece?',
        'Guarda: por quanto tempo o resultado fica, e quem pode vê-lo?',
      ],
    },
    {
      title: 'Consentimento não é a única base',
      paragraphs: [
        'É comum imaginar que toda consulta exige um aceite. A lei traz dez hipóteses, entre elas o cumprimento de obrigação legal, a execução de contrato, a proteção do crédito e o legítimo interesse. Escolher a certa importa, porque cada uma traz deveres próprios.',
      ],
    },
    {
      title: 'O que fica registrado',
      paragraphs: [
        'Guarde o motivo da consulta, e não o resultado, sempre que puder. Um registro de que se consultou, quando e para quê costuma bastar para prestar contas, e não vira um segundo cadastro para proteger.',
      ],
    },
  ],
}
