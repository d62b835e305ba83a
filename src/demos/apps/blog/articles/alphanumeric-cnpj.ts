import type { CastArticle } from '../article.ts'

export const alphanumericCnpj: CastArticle = {
  id: 'cnpj-com-letras',
  title: 'CNPJ com letras: o que muda no seu cadastro',
  summary:
    'Desde julho de 2026, novas inscrições podem ter letras. Os números antigos continuam valendo, e a máscara do formulário precisa saber disso.',
  category: 'empresas',
  author: 'caetano',
  date: '2026-10-28',
  tags: ['CNPJ', 'cadastro'],
  sections: [
    {
      paragraphs: [
        'O CNPJ continua com catorze posições e com a mesma pontuação. O que mudou é o que cabe em doze delas: além dos algarismos, as inscrições novas podem trazer letras maiúsculas. Os dois dígitos verificadores seguem sendo números.',
        'Quem já tem CNPJ não precisa fazer nada: nenhuma inscrição existente foi trocada.',
      ],
    },
    {
      title: 'Onde os sistemas falham',
      paragraphs: ['Os problemas aparecem nos lugares em que alguém supôs que um CNPJ é um número.'],
      points: [
        'Colunas numéricas no banco de dados, que não guardam letras.',
        'Máscaras que apagam tudo o que não é algarismo.',
        'Planilhas que comem os zeros à esquerda.',
        'Validações que calculam os dígitos só com números de 0 a 9.',
      ],
    },
    {
      title: 'A nova conta dos dígitos',
      paragraphs: [
        'A conta é a mesma de antes, módulo 11, com um passo a mais: cada caractere vale o seu código na tabela ASCII menos 48. Assim, os algarismos valem o que sempre valeram, a letra A vale 17, B vale 18, e os números antigos conferem sem exceção.',
      ],
    },
    {
      title: 'Por onde começar',
      paragraphs: [
        'Trate o CNPJ como texto em todo o caminho, do formulário ao relatório. Depois, procure no código por expressões que aceitam apenas algarismos. É um trabalho de uma tarde que evita um cadastro recusado meses mais tarde.',
      ],
    },
  ],
}
