import type { CastArticle } from '../article.ts'

export const caseNumbers: CastArticle = {
  id: 'numero-do-processo',
  title: 'Como decifrar o número de um processo judicial',
  summary:
    'Vinte algarismos dizem o ano, o ramo da Justiça, o tribunal e a comarca. Veja onde cada informação está.',
  category: 'justica',
  author: 'celio',
  date: '2026-08-18',
  tags: ['processos', 'dígito verificador'],
  sections: [
    {
      paragraphs: [
        'Desde 2010 os processos brasileiros seguem a numeração única definida pelo Conselho Nacional de Justiça na Resolução 65, de 2008. O formato é NNNNNNN-DD.AAAA.J.TR.OOOO, e cada grupo responde a uma pergunta.',
      ],
    },
    {
      title: 'Grupo por grupo',
      paragraphs: ['Leia da esquerda para a direita.'],
      points: [
        'NNNNNNN: o número sequencial na unidade de origem, que recomeça a cada ano.',
        'DD: dois dígitos verificadores, que acusam erros de digitação.',
        'AAAA: o ano em que o processo foi ajuizado.',
        'J: o ramo da Justiça. 8 é a Estadual, 4 a Federal, 5 a do Trabalho, 6 a Eleitoral.',
        'TR: o tribunal dentro do ramo.',
        'OOOO: a unidade de origem, como a comarca ou a vara.',
      ],
    },
    {
      title: 'Por que isso ajuda',
      paragraphs: [
        'Com o número na mão já se sabe a qual tribunal dirigir a consulta, sem perguntar a todos. E, quando um algarismo está trocado, os dígitos verificadores avisam na hora, antes que se conclua que o processo não existe.',
        'Processos em segredo de justiça têm número como os outros, mas o seu conteúdo não aparece em consultas públicas. A ausência de resultado, sozinha, não prova que nada existe.',
      ],
    },
  ],
}
