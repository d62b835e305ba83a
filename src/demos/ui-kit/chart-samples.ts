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

/** Invented: visits to three sections of a shop in a year. */
export const visits: ChartData = {
  categories: months,
  series: [
    { name: 'Livros', color: 'teal', values: [420, 380, 510, 560, 540, 610, 690, 660, 720, 780, 910, 1120] },
    { name: 'Música', color: 'amber', values: [210, 240, 230, 280, 310, 300, 340, 390, 370, 420, 480, 620] },
    { name: 'Jogos', color: 'violet', values: [130, 120, 160, 150, 190, 230, 310, 240, 220, 260, 330, 540] },
  ],
  format: formatCount,
}

export const bookVisits: ChartData = { ...visits, series: visits.series.slice(0, 1) }

export type ChartSlice = { name: string; color: ChartColor; value: number }

export const payments: readonly ChartSlice[] = [
  { name: 'Pix', color: 'teal', value: 540 },
  { name: 'Cartão', color: 'sky', value: 310 },
  { name: 'Boleto', color: 'amber', value: 90 },
  { name: 'Vale', color: 'violet', value: 60 },
]

/** From 0 to 1. */
export const goals: readonly ChartSlice[] = [
  { name: 'Entregas no prazo', color: 'teal', value: 0.92 },
  { name: 'Pedidos avaliados', color: 'amber', value: 0.64 },
  { name: 'Trocas evitadas', color: 'violet', value: 0.38 },
]

/** Converts slices into chart data of one series, for the table. */
const slicesToChartData = (
  name: string,
  slices: readonly ChartSlice[],
  format: ChartData['format'] = formatCount,
): ChartData => ({
  categories: slices.map((item) => ({ label: item.name, title: item.name })),
  series: [{ name, color: 'teal', values: slices.map(({ value }) => value) }],
  format,
})

export const goalData = slicesToChartData('Alcançado', goals, formatShare)

export const paymentData = slicesToChartData('Pedidos', payments)

/** In points. */
export const ratings: ChartData = {
  categories: ['Preço', 'Prazo', 'Acervo', 'Atendimento', 'Site'].map((title) => ({ label: title, title })),
  series: [
    { name: 'Este ano', color: 'teal', values: [78, 92, 85, 88, 70] },
    { name: 'Ano passado', color: 'amber', values: [82, 74, 80, 81, 55] },
  ],
  format: formatCount,
}
