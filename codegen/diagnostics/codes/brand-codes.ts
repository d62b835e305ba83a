import type { Explanations } from './explanation.ts'

/** Codes of brand.yaml and the files of its folder. */
export const brandCodes = {
  'brand-contrast': {
    means: 'A cor da marca não contrasta o bastante com o que está sob ela ou sobre ela, em algum dos temas.',
    matters: 'Botões, textos e o contorno do foco não seriam vistos por todos (WCAG 2.2, nível AA).',
    remedy: 'use a cor mais próxima que passa, que a dica diz',
  },
  'brand-charts': {
    means:
      'Uma cor dos gráficos some sobre o painel, ou se confunde com outra para quem não distingue todas as cores.',
    matters: 'O gráfico só diria algo a quem enxerga todas as cores.',
    remedy: 'use a cor mais próxima que passa, que a dica diz',
  },
  'missing-brand-file': {
    means: 'O arquivo brand.yaml nomeia um arquivo que a pasta manifest/brand/ não tem.',
    matters: 'O desenho ou a fonte faltaria na tela.',
    remedy: 'ponha o arquivo em manifest/brand/, ou corrija o nome',
  },
  'invalid-drawing': {
    means: 'Um desenho da marca não é um SVG que só desenha.',
    matters: 'Um SVG pode trazer programas e endereços de fora, e a tela só mostra formas.',
    remedy: 'exporte o desenho como SVG simples, com as cores em atributos',
  },
} satisfies Explanations
