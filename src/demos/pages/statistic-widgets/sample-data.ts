import { formatCount, formatDuration } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import type { Share } from './share-ring.tsx'
import type { Trend } from './trend-figure.tsx'

/** Each figure over twelve weeks. */
export const figures: readonly Trend[] = [
  { name: 'Consultas na semana', values: [640, 702, 688, 731, 765, 742, 801, 833, 826, 870, 902, 948] },
  { name: 'Pessoas ativas', values: [18, 19, 19, 21, 22, 22, 24, 23, 25, 26, 26, 28] },
  { name: 'Sem resultado', values: [61, 58, 66, 60, 57, 59, 52, 55, 51, 48, 50, 46], isLessBetter: true },
  { name: 'Arquivos em lote', values: [9, 12, 11, 10, 14, 13, 15, 12, 16, 18, 15, 14] },
]

const days = [
  ['seg.', 'segunda-feira'],
  ['ter.', 'terça-feira'],
  ['qua.', 'quarta-feira'],
  ['qui.', 'quinta-feira'],
  ['sex.', 'sexta-feira'],
  ['sáb.', 'sábado'],
  ['dom.', 'domingo'],
] as const

export const outcomesByDay: ChartData = {
  categories: days.map(([label, title]) => ({ label, title })),
  series: [
    { name: 'Com resultado', color: 'teal', values: [152, 168, 174, 161, 149, 62, 36] },
    { name: 'Sem resultado', color: 'amber', values: [9, 8, 11, 7, 6, 3, 2] },
    { name: 'Falharam', color: 'red', values: [3, 1, 2, 4, 1, 0, 1] },
  ],
  format: formatCount,
}

const medians = [840, 810, 795, 820, 760, 742, 718, 731, 690, 672, 655, 640]

export const responsesByWeek: ChartData = {
  categories: medians.map((_, index) => ({ label: `S${index + 1}`, title: `Semana ${index + 1}` })),
  series: [{ name: 'Mediana', color: 'sky', values: medians }],
  format: formatDuration,
}

export const shares: readonly Share[] = [
  { name: 'Formulário', value: 612, color: 'teal' },
  { name: 'Lote', value: 241, color: 'violet' },
  { name: 'Repetição', value: 95, color: 'amber' },
]

export const modules = [
  { name: 'CPF', value: 312 },
  { name: 'CNPJ', value: 228 },
  { name: 'CEP', value: 190 },
  { name: 'Placa', value: 121 },
  { name: 'Telefone', value: 97 },
]
