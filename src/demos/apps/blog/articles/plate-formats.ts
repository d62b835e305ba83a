import type { CastArticle } from '../article.ts'

export const plateFormats: CastArticle = {
  id: 'placa-antiga-e-mercosul',
  title: 'Placa antiga ou Mercosul: é o mesmo veículo?',
  summary:
    'A conversão entre os dois padrões troca um único caractere. Saiba qual, e evite consultar o carro errado.',
  category: 'veiculos',
  author: 'tereza',
  date: '2026-07-30',
  tags: ['placas', 'cadastro'],
  sections: [
    {
      paragraphs: [
        'Os dois padrões de placa convivem nas ruas. O antigo tem três letras e quatro algarismos, como ABC1234. O do Mercosul, adotado no Brasil a partir de 2018, troca o segundo algarismo por uma letra: ABC1C34.',
      ],
    },
    {
      title: 'A tabela de conversão',
      paragraphs: [
        'Quando um veículo muda de padrão, o segundo algarismo vira a letra da mesma posição no alfabeto.',
      ],
      points: [
        '0 vira A, 1 vira B, 2 vira C, 3 vira D, 4 vira E.',
        '5 vira F, 6 vira G, 7 vira H, 8 vira I, 9 vira J.',
      ],
    },
    {
      title: 'O que isso significa para a consulta',
      paragraphs: [
        'ABC1234 e ABC1C34 são o mesmo veículo, antes e depois da troca. Uma boa fonte responde às duas formas, mas convém anotar a que está no documento mais recente.',
        'Repare nas letras de A a J na quinta posição: se aparecer outra, a placa já nasceu no padrão novo e não tem equivalente antigo. Confundir a letra I com o algarismo 1, ou O com 0, é o engano mais frequente.',
      ],
    },
  ],
}
