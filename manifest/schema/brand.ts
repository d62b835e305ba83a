import * as z from 'zod'
import { about, choice } from './about.ts'

const color = z
  .string()
  .regex(
    /^#[\dA-Fa-f]{6}$/,
    'Escreva a cor entre aspas, com # e seis algarismos hexadecimais, como "#0F766E"',
  )

const themedColors = z.strictObject({
  light: color.meta(about('A cor no tema claro', '#C67416')),
  dark: color.meta(about('A cor no tema escuro', '#B4951D')),
})

const drawing = z
  .string()
  .regex(
    /^\w[\w-]*(?:\.[\w-]+)*\.svg$/,
    'Escreva o nome de um arquivo de manifest/brand/ que termina em .svg',
  )

const fontFile = z
  .string()
  .regex(
    /^\w[\w-]*(?:\.[\w-]+)*\.woff2$/,
    'Escreva o nome de um arquivo de manifest/brand/ que termina em .woff2',
  )

/** As many as `chartSeries` of `manifest/contract/brand.ts`. */
const maxCharts = 5

const font = z.strictObject({
  family: z
    .string()
    .regex(
      /^[\p{L}\d](?:[\p{L}\d _-]*[\p{L}\d])?$/u,
      'O nome da fonte tem só letras, dígitos, espaços, _ e -',
    )
    .meta(about('A família da fonte, do sistema ou de file', 'Inter')),
  file: fontFile
    .optional()
    .meta(about('O arquivo da fonte, em manifest/brand/; sem ele, a fonte é a do sistema', 'inter.woff2')),
  weights: z
    .string()
    .regex(
      /^[1-9]\d{0,2}(?: [1-9]\d{2})?$/,
      'Escreva um peso, como "400", ou o primeiro e o último, como "100 900"',
    )
    .default('100 900')
    .meta(about('Os pesos que o arquivo tem: um, ou o primeiro e o último de uma fonte variável', '100 900')),
  style: choice({
    'sans-serif': 'Sem serifas: enquanto a fonte não chega, a do sistema',
    serif: 'Com serifas: enquanto a fonte não chega, Georgia',
  })
    .default('sans-serif')
    .meta(about('O tipo da fonte, que decide o que se vê sem ela', 'sans-serif')),
})

const login = z.strictObject({
  art: drawing
    .optional()
    .meta(about('O desenho ao lado do formulário de entrada; sem ele, não há desenho', 'login.svg')),
  backdrop: drawing
    .optional()
    .meta(about('O desenho atrás do quadro das outras telas públicas', 'backdrop.svg')),
})

/** `manifest/brand.yaml`: the look of the product. Without it the engine's neutral brand is shown. */
export const brandFile = z.strictObject({
  logo: drawing
    .optional()
    .meta(about('O desenho ao lado do nome do produto; sem ele, a inicial do nome', 'logo.svg')),
  mark: drawing.optional().meta(about('O ícone da aba do navegador; sem ele, a inicial do nome', 'mark.svg')),
  primary: color
    .default('#2F5FA8')
    .meta(about('A cor da marca, de que saem os tons dos dois temas', '#0F766E')),
  charts: z
    .array(z.union([color, themedColors]))
    .max(maxCharts, `Os gráficos têm no máximo ${maxCharts} cores`)
    .default([])
    .meta(
      about('As cores das séries dos gráficos, até cinco; sem elas, a da marca e as que mais diferem dela', [
        '#0F766E',
        { light: '#C67416', dark: '#B4951D' },
      ]),
    ),
  font: font
    .optional()
    .meta(about('A fonte dos textos; sem ela, a do sistema', { family: 'Georgia', style: 'serif' })),
  login: login.prefault({}).meta(about('Os desenhos das telas públicas', { art: 'login.svg' })),
  themeColor: themedColors.optional().meta(
    about('A cor das barras do navegador em cada tema; sem ela, um tom da cor da marca', {
      light: '#0F766E',
      dark: '#0B1220',
    }),
  ),
})

export type BrandFile = z.output<typeof brandFile>
