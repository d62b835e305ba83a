import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartColor, ChartData } from '@/ui/charts/chart-data.ts'

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
].map((title) => ({ label: title.slice(0, 3).toLowerCase(), title }))

/** Invented: visits to three sections of an online shop in a year. */
export const visits: ChartData = {
  categories: months,
  series: [
    {
      name: 'Livros',
      color: 'first',
      values: [420, 380, 510, 560, 540, 610, 690, 660, 720, 780, 910, 1120],
    },
    { name: 'Música', color: 'second', values: [210, 240, 230, 280, 310, 300, 340, 390, 370, 420, 480, 620] },
    { name: 'Jogos', color: 'third', values: [130, 120, 160, 150, 190, 230, 310, 240, 220, 260, 330, 540] },
  ],
  format: formatCount,
}

/** Invented: visits to the website of a second-hand bookshop. */
export const bookVisits: ChartData = {
  categories: months,
  series: [
    {
      name: 'Livros',
      color: 'first',
      values: [420, 530, 590, 540, 480, 450, 410, 620, 700, 640, 560, 590],
    },
  ],
  format: formatCount,
}

/** Invented: a section of the shop in the mall in two years. */
export const bookVisitsByYear: ChartData = {
  categories: months,
  series: [
    {
      name: 'Este ano',
      color: 'first',
      values: [420, 395, 470, 445, 520, 585, 640, 575, 610, 690, 745, 980],
    },
    {
      name: 'Ano passado',
      color: 'fourth',
      values: [465, 410, 430, 400, 455, 490, 560, 535, 520, 600, 660, 870],
    },
  ],
  format: formatCount,
}

/** Invented: visits to a section by hour of the day. */
export const bookVisitsByHour: ChartData = {
  categories: Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}h`, title: `${hour} h` })),
  series: [
    {
      name: 'Visitas',
      color: 'first',
      values: [14, 8, 5, 4, 4, 7, 16, 29, 41, 52, 58, 61, 74, 70, 63, 60, 58, 64, 77, 92, 104, 98, 66, 33],
    },
  ],
  format: formatCount,
}

/** Invented: people in three sections of the shop in the street. */
export const streetVisits: ChartData = {
  categories: months,
  series: [
    {
      name: 'Livros',
      color: 'first',
      values: [880, 760, 820, 790, 850, 910, 1180, 940, 890, 930, 1050, 1640],
    },
    { name: 'Música', color: 'second', values: [310, 280, 290, 300, 320, 410, 430, 350, 330, 340, 380, 590] },
    { name: 'Café', color: 'third', values: [540, 500, 610, 640, 720, 780, 830, 760, 650, 620, 600, 710] },
  ],
  format: formatCount,
}

/** Invented: visits to three sections on phones. */
export const phoneVisits: ChartData = {
  categories: months,
  series: [
    {
      name: 'Infantil',
      color: 'first',
      values: [260, 240, 250, 280, 330, 310, 420, 380, 410, 690, 520, 780],
    },
    {
      name: 'Didáticos',
      color: 'second',
      values: [720, 640, 310, 180, 160, 150, 340, 260, 150, 140, 190, 480],
    },
    {
      name: 'Papelaria',
      color: 'third',
      values: [430, 390, 240, 190, 180, 170, 250, 210, 180, 170, 200, 310],
    },
  ],
  format: formatCount,
}

/** Invented: people in the workshops of the shop in the street. */
export const workshopVisits: ChartData = {
  categories: months,
  series: [
    { name: 'Leitura', color: 'first', values: [64, 58, 92, 96, 104, 88, 142, 98, 110, 156, 120, 70] },
    { name: 'Escrita', color: 'second', values: [36, 42, 55, 58, 62, 66, 48, 60, 72, 68, 64, 30] },
    {
      name: 'Encadernação',
      color: 'third',
      values: [28, 30, 34, 42, 40, 46, 58, 44, 38, 40, 52, 66],
    },
  ],
  format: formatCount,
}

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

/** Invented: copies sold by format. */
export const formats: readonly ChartSlice[] = [
  { name: 'Brochura', color: 'first', value: 862 },
  { name: 'E-book', color: 'fourth', value: 347 },
  { name: 'Capa dura', color: 'second', value: 214 },
  { name: 'Audiolivro', color: 'third', value: 96 },
]

/** From 0 to 1. */
export const goals: readonly ChartSlice[] = [
  { name: 'Entregas no prazo', color: 'first', value: 0.92 },
  { name: 'Pedidos avaliados', color: 'second', value: 0.64 },
  { name: 'Trocas evitadas', color: 'third', value: 0.38 },
]

/** Converts slices into chart data of one series, for the table. */
export const slicesToChartData = (
  name: string,
  slices: readonly ChartSlice[],
  format: ChartData['format'] = formatCount,
): ChartData => ({
  categories: slices.map((item) => ({ label: item.name, title: item.name })),
  series: [{ name, color: 'first', values: slices.map(({ value }) => value) }],
  format,
})

export const goalData = slicesToChartData('Alcançado', goals, formatShare)

export const formatData = slicesToChartData('Vendidos', formats)

export const paymentData = slicesToChartData('Pedidos', payments)

export const streetPaymentData = slicesToChartData('Pedidos', streetPayments)

/** In points. */
export const ratings: ChartData = {
  categories: ['Preço', 'Prazo', 'Acervo', 'Atendimento', 'Site'].map((title) => ({ label: title, title })),
  series: [
    { name: 'Este ano', color: 'first', values: [78, 92, 85, 88, 70] },
    { name: 'Ano passado', color: 'second', values: [82, 74, 80, 81, 55] },
  ],
  format: formatCount,
}
