import * as z from 'zod/mini'
import { createMaskedTextSchema, createRequiredTextSchema, oneOf } from '../fields/text-schemas.ts'

export const methods = { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão' }

export const goals = {
  credito: 'Análise de crédito',
  fornecedores: 'Conferência de fornecedores',
  equipe: 'Contratação de pessoas',
}

const companySchema = z.object({
  company: createRequiredTextSchema('Informe a empresa'),
  document: createMaskedTextSchema('cnpj'),
  contact: z.email('Informe um e-mail como ana@exemplo.com.br'),
})

const goalSchema = z.object({ goal: oneOf(goals, 'Escolha o objetivo') })

const teamSchema = z.object({
  seats: z
    .string()
    .check(z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) > 0, 'Informe de 1 a 999 pessoas')),
  invite: z.string().check(z.maxLength(120, 'Use até 120 letras')),
})

const paymentSchema = z.object({
  method: oneOf(methods, 'Escolha a forma de pagamento'),
  dueDay: z.string().check(z.refine((text) => ['5', '10', '20'].includes(text), 'Escolha o dia')),
})

export type Hiring = z.infer<typeof companySchema> &
  z.infer<typeof goalSchema> &
  z.infer<typeof teamSchema> &
  z.infer<typeof paymentSchema>

export const emptyHiring: Hiring = {
  company: '',
  document: '',
  contact: '',
  goal: '',
  seats: '1',
  invite: '',
  method: '',
  dueDay: '10',
}

export type HiringStep = {
  id: 'company' | 'goal' | 'team' | 'payment' | 'review'
  title: string
  detail: string
  isOptional?: boolean
  schema?: z.ZodMiniType
}

export const hiringSteps: readonly HiringStep[] = [
  { id: 'company', title: 'Contratante', detail: 'Quem assina', schema: companySchema },
  { id: 'goal', title: 'Objetivo', detail: 'Para que consultar', schema: goalSchema },
  { id: 'team', title: 'Convites', detail: 'Opcional', isOptional: true, schema: teamSchema },
  { id: 'payment', title: 'Pagamento', detail: 'Forma e vencimento', schema: paymentSchema },
  { id: 'review', title: 'Revisão', detail: 'Conferir e contratar' },
]

/** Returns the errors of a step by field name; empty for the review. */
export function validateStep(step: HiringStep, hiring: Hiring): Record<string, string> {
  const issues = step.schema?.safeParse(hiring).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** Returns the steps with errors, for the marks in the list and the last check. */
export const findInvalidSteps = (hiring: Hiring, skipped: readonly string[]): string[] =>
  hiringSteps
    .filter((step) => !skipped.includes(step.id) && Object.keys(validateStep(step, hiring)).length > 0)
    .map(({ id }) => id)
