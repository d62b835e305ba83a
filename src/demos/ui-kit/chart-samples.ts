import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartColor, ChartData } from '@/ui/charts/chart-data.ts'

type Category = ChartData['categories'][number]

type Series = readonly [name: string, color: ChartColor, values: readonly number[]]

/** A category that is a text is its own title. */
export const toChartData = (
  categories: readonly (string | Category)[],
  series: readonly Series[],
  format: ChartData['format'] = formatCount,
): ChartData => ({
  categories: categories.map((one) => (typeof one === 'string' ? { label: one, title: one } : one)),
  series: series.map(([name, color, values]) => ({ name, color, values })),
  format,
})

const monthNames =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ')

const months = monthNames.map((title) => ({ label: title.slice(0, 3).toLowerCase(), title }))

/** Invented: visits to three sections of an online shop in a year. */
export const visits = toChartData(months, [
  ['Livros', 'first', [420, 380, 510, 560, 540, 610, 690, 660, 720, 780, 910, 1120]],
  ['Música', 'second', [210, 240, 230, 280, 310, 300, 340, 390, 370, 420, 480, 620]],
  ['Jogos', 'third', [130, 120, 160, 150, 190, 230, 310, 240, 220, 260, 330, 540]],
])

/** Invented: visits to the website of a second-hand bookshop. */
export const bookVisits = toChartData(months, [
  ['Livros', 'first', [420, 530, 590, 540, 480, 450, 410, 620, 700, 640, 560, 590]],
])

/** Invented: a section of the shop in the mall in two years. */
export const bookVisitsByYear = toChartData(months, [
  ['Este ano', 'first', [420, 395, 470, 445, 520, 585, 640, 575, 610, 690, 745, 980]],
  ['Ano passado', 'fourth', [465, 410, 430, 400, 455, 490, 560, 535, 520, 600, 660, 870]],
])

const visitsByHour = [
  14, 8, 5, 4, 4, 7, 16, 29, 41, 52, 58, 61, 74, 70, 63, 60, 58, 64, 77, 92, 104, 98, 66, 33,
]

/** Invented: visits to a section by hour of the day. */
export const bookVisitsByHour = toChartData(
  visitsByHour.map((_, hour) => ({ label: `${hour}h`, title: `${hour} h` })),
  [['Visitas', 'first', visitsByHour]],
)

/** Invented: people in three sections of the shop in the street. */
export const streetVisits = toChartData(months, [
  ['Livros', 'first', [880, 760, 820, 790, 850, 910, 1180, 940, 890, 930, 1050, 1640]],
  ['Música', 'second', [310, 280, 290, 300, 320, 410, 430, 350, 330, 340, 380, 590]],
  ['Café', 'third', [540, 500, 610, 640, 720, 780, 830, 760, 650, 620, 600, 710]],
])

/** Invented: visits to three sections on phones. */
export const phoneVisits = toChartData(months, [
  ['Infantil', 'first', [260, 240, 250, 280, 330, 310, 420, 380, 410, 690, 520, 780]],
  ['Didáticos', 'second', [720, 640, 310, 180, 160, 150, 340, 260, 150, 140, 190, 480]],
  ['Papelaria', 'third', [430, 390, 240, 190, 180, 170, 250, 210, 180, 170, 200, 310]],
])

/** Invented: people in the workshops of the shop in the street. */
export const workshopVisits = toChartData(months, [
  ['Leitura', 'first', [64, 58, 92, 96, 104, 88, 142, 98, 110, 156, 120, 70]],
  ['Escrita', 'second', [36, 42, 55, 58, 62, 66, 48, 60, 72, 68, 64, 30]],
  ['Encadernação', 'third', [28, 30, 34, 42, 40, 46, 58, 44, 38, 40, 52, 66]],
])

export type ChartSlice = { name: string; color: ChartColor; value: number }

export const payments: readonly ChartSlice[] = [
  { name: 'Pix', color: 'first', value: 540 },
  { name: 'Cartão', color: 'fourth', value: 310 },
  { name: 'Boleto', color: 'second', value: 90 },
  { name: 'Vale', color: 'third', value: 60 },
]

/** The same in the shop in the street, where more people pay by card. */
export const streetPayments: readonly ChartSlice[] = [
  { name: 'Pix', color: 'first', value: 684 },
  { name: 'Cartão', color: 'fourth', value: 927 },
  { name: 'Dinheiro', color: 'second', value: 212 },
  { name: 'Vale', color: 'third', value: 148 },
]

/** Converts slices into chart data of one series, for the table. */
export const slicesToChartData = (
  name: string,
  slices: readonly ChartSlice[],
  format: ChartData['format'] = formatCount,
) =>
  toChartData(
    slices.map((slice) => slice.name),
    [[name, 'first', slices.map(({ value }) => value)]],
    format,
  )

/** In points. */
export const ratings = toChartData(
  ['Preço', 'Prazo', 'Acervo', 'Atendimento', 'Site'],
  [
    ['Este ano', 'first', [78, 92, 85, 88, 70]],
    ['Ano passado', 'second', [82, 74, 80, 81, 55]],
  ],
)
