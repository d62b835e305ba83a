import type { CastArticle } from '../article.ts'

export const cepReading: CastArticle = {
  id: 'como-ler-um-cep',
  title: 'Como ler um CEP sem consultar nada',
  summary:
    'Os oito algarismos do CEP formam um mapa do Brasil, da região até o trecho da rua. Aprenda a situar um endereço de relance.',
  category: 'enderecos',
  author: 'otavio',
  date: '2026-10-09',
  tags: ['CEP', 'cadastro'],
  sections: [
    {
      paragraphs: [
        'O Código de Endereçamento Postal foi criado em 1971 com cinco algarismos e ganhou outros três em 1992. Ele se lê da esquerda para a direita, sempre do maior para o menor: região, sub-região, setor, subsetor e divisão de subsetor.',
      ],
    },
    {
      title: 'O primeiro algarismo é a região',
      paragraphs: ['São dez regiões postais, que começam na Grande São Paulo e dão a volta no país.'],
      points: [
        '0 e 1: Grande São Paulo, interior e litoral paulista.',
        '2: Rio de Janeiro e Espírito Santo.',
        '3: Minas Gerais.',
        '4: Bahia e Sergipe.',
        '5: Pernambuco, Alagoas, Paraíba e Rio Grande do Norte.',
        '6: do Ceará ao Amazonas, com Piauí, Maranhão, Pará, Amapá, Acre e Roraima.',
        '7: Distrito Federal, Goiás, Tocantins, Mato Grosso, Mato Grosso do Sul e Rondônia.',
        '8: Paraná e Santa Catarina.',
        '9: Rio Grande do Sul.',
      ],
    },
    {
      title: 'O sufixo diz que tipo de lugar é',
      paragraphs: [
        'Os três algarismos depois do traço identificam o destino. De 000 a 899 ficam os logradouros; de 900 a 959, endereços com CEP próprio, como prédios de grande movimento. Mais adiante vêm caixas postais e unidades dos Correios.',
        'Cidades pequenas podem ter um CEP só, terminado em 000. Nelas a consulta devolve a cidade e a UF, mas não a rua: não é falha da fonte, é que o CEP não chega a esse detalhe.',
      ],
    },
  ],
}
