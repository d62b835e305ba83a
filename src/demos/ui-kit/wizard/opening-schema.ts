import * as z from 'zod/mini'
import { createMaskedTextSchema, createRequiredTextSchema, oneOf } from '../fields/text-schemas.ts'

export const sections = [
  { part: 'company', title: 'Empresa' },
  { part: 'address', title: 'Endereço' },
  { part: 'access', title: 'Acesso' },
] as const satisfies { part: keyof Opening; title: string }[]

/** The step after the sections: the summary. */
export const summaryStep = sections.length

export const stepTitles = [...sections.map(({ title }) => title), 'Resumo']

export const sizes = {
  mei: 'MEI',
  micro: 'Microempresa',
  pequena: 'Pequena empresa',
  media: 'Média ou grande',
}

export const plans = { basico: 'Básico', equipe: 'Equipe', empresa: 'Empresa' }

/** One section per step. */
export const openingSchema = z.object({
  company: z.object({
    cnpj: createMaskedTextSchema('cnpj'),
    name: createRequiredTextSchema('Informe a razão social'),
    size: oneOf(sizes, 'Escolha o porte'),
  }),
  address: z.object({
    cep: createMaskedTextSchema('cep'),
    street: createRequiredTextSchema('Informe o logradouro'),
    number: createRequiredTextSchema('Informe o número, ou S/N'),
    city: createRequiredTextSchema('Informe a cidade'),
  }),
  access: z.object({
    plan: oneOf(plans, 'Escolha o plano'),
    email: z.email('Informe um e-mail como ana@exemplo.com.br'),
    accepts: z.boolean().check(z.refine((accepts) => accepts, 'Para continuar é preciso aceitar os termos')),
  }),
})

export type Opening = z.infer<typeof openingSchema>

export const emptyOpening: Opening = {
  company: { cnpj: '', name: '', size: '' },
  address: { cep: '', street: '', number: '', city: '' },
  access: { plan: 'equipe', email: '', accepts: false },
}
