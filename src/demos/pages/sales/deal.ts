import * as z from 'zod/mini'
import { cast } from '../../parts/cast.ts'

export const stages = ['lead', 'proposal', 'talks', 'won', 'lost'] as const
export const stageNames = {
  lead: 'Contato',
  proposal: 'Proposta',
  talks: 'Negociação',
  won: 'Ganho',
  lost: 'Perdido',
} as const

export const channels = ['Site', 'Loja', 'Telefone', 'Parceiro'] as const
export const origins = ['Indicação', 'Busca', 'Anúncio', 'Evento'] as const
export const regions = ['Sudeste', 'Sul', 'Nordeste', 'Centro-Oeste', 'Norte'] as const

/** With the usual price in reais. */
export const products = [
  { name: 'Plano mensal', price: 890 },
  { name: 'Pacote de 500 consultas', price: 640 },
  { name: 'Pacote de 100 consultas', price: 150 },
  { name: 'Integração', price: 2400 },
  { name: 'Treinamento', price: 480 },
] as const

/** The members of the team; the last of the cast is a customer. */
export const sellers = cast.slice(0, 6)

export const dealSchema = z.object({
  id: z.string(),
  /** The date, "2026-11-27", and the hour, of the user's time zone. */
  day: z.string(),
  hour: z.number(),
  customer: z.string(),
  product: z.string(),
  region: z.string(),
  channel: z.string(),
  origin: z.string(),
  seller: z.string(),
  /** In reais. */
  value: z.number(),
  stage: z.enum(stages),
  isReturned: z.boolean(),
})

export type Deal = z.infer<typeof dealSchema>
export type Stage = Deal['stage']

export const isSale = ({ stage }: Pick<Deal, 'stage'>) => stage === 'won'
export const isOpen = ({ stage }: Pick<Deal, 'stage'>) => stage !== 'won' && stage !== 'lost'
