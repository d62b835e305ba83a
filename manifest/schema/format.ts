import type * as z from 'zod'
import { type FormattedKind, formattedKinds, kinds } from '../kinds/index.ts'
import { choice } from './about.ts'

const kindFormats = Object.fromEntries(
  formattedKinds.map((kind) => [kind, kinds[kind].format.about]),
) as Record<FormattedKind, string>

/** The display format of a value. Without one, the value is shown as text. */
export const format = choice({
  ...kindFormats,
  nis: 'NIS, PIS ou PASEP com pontos e hífen',
  titulo: 'Título de eleitor em grupos',
  cnae: 'Atividade econômica: 6201-5/01; pública, nunca oculta',
  renavam: 'Renavam',
  datetime: 'Dia e hora: 31/01/2024 14:30',
  month: 'Mês: jan. de 2024',
  currency: 'Reais: R$ 1.234,56',
  number: 'Número com pontos e vírgula: 1.234,5',
  percent: 'Porcentagem: 12,5%',
  'yes-no': 'Sim ou Não',
  file: 'Um arquivo em base64, como um PDF, para baixar',
  list: 'Vários valores, separados por vírgulas',
})

export type Format = z.output<typeof format>
