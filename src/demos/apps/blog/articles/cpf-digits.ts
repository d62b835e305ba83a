import type { CastArticle } from '../article.ts'

export const cpfDigits: CastArticle = {
  id: 'digitos-do-cpf',
  title: 'O que dizem os dois últimos dígitos do CPF',
  summary: 'Nada sobre a pessoa: só se o número foi digitado direito. Veja como a conta é feita.',
  category: 'documentos',
  author: 'marina',
  date: '2026-11-12',
  tags: ['CPF', 'dígito verificador'],
  sections: [
    {
      paragraphs: [
        'Um CPF tem onze dígitos. Os nove primeiros identificam a inscrição; os dois últimos são calculados a partir deles e servem só para conferência. Por isso, um erro de digitação costuma ser descoberto antes de qualquer consulta sair do seu computador.',
        'A conta é simples o bastante para caber em um guardanapo, e vale a pena conhecê-la: ela explica por que um número pode ser válido e ainda assim não existir.',
      ],
    },
    {
      title: 'A conta, passo a passo',
      paragraphs: [
        'Para o primeiro dígito verificador, usam-se os nove números da inscrição, da esquerda para a direita.',
      ],
      points: [
        'Multiplique cada um por 10, 9, 8 e assim por diante, até 2.',
        'Some os produtos e divida o total por 11.',
        'Se o resto for 0 ou 1, o dígito é 0. Senão, é 11 menos o resto.',
        'Para o segundo, repita com os dez números que já existem, a partir de 11.',
      ],
    },
    {
      title: 'O nono dígito indica a região',
      paragraphs: [
        'O último número antes do traço indica a região fiscal em que a inscrição foi feita: 8 é São Paulo, 7 reúne Rio de Janeiro e Espírito Santo, 6 é Minas Gerais. Ele diz onde o documento foi emitido, e não onde a pessoa nasceu ou mora.',
      ],
    },
    {
      title: 'Válido não é o mesmo que existente',
      paragraphs: [
        'Sequências como 111.111.111-11 passam na conta e são recusadas por qualquer sistema cuidadoso. E um número que passa pode nunca ter sido emitido. A conferência local evita o erro de digitação; só a consulta responde se a inscrição existe e qual é a sua situação.',
      ],
    },
  ],
}
