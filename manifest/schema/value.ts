import * as z from 'zod'
import { about, flag } from './about.ts'
import { format } from './format.ts'
import { text, valuePath } from './text.ts'

export const valueShape = {
  value: valuePath,
  format: format.optional().meta(about('Como o valor é mostrado; sem ele, como texto', 'cpf')),
  sensitive: flag('Mostra só o que não identifica, até que o usuário peça para ver'),
  leads: z.boolean().optional().meta(about('false: o valor não leva a outras consultas', false)),
}

/** Sources write amounts in cents, and shares in hundredths. */
export const scale = z
  .number()
  .positive('scale é maior que zero')
  .optional()
  .meta(about('Por quanto se divide o número da fonte: 100 para centavos', 100))

/** The keys of a labelled value. */
export const itemShape = {
  label: text.meta(about('Rótulo do valor', 'Data de nascimento')),
  ...valueShape,
  areaCode: valuePath
    .optional()
    .meta(about('O DDD de um telefone, quando a fonte o manda à parte', 'telefone.ddd')),
  scale,
}

type ScaleKeys = { format?: string | undefined; scale?: number | undefined }

const scaledFormats = ['currency', 'number', 'percent']

/** Refuses `scale` beside a format that is no number: a divided date or document would be another one. */
export function checkScale({ format, scale }: ScaleKeys, context: z.RefinementCtx): void {
  if (scale === undefined || format === undefined || scaledFormats.includes(format)) return
  const message = 'scale divide um número: só vale com format: currency, number ou percent, ou sem format'
  const params = { hint: 'apague scale, ou dê um destes formatos' }
  context.addIssue({ code: 'custom', path: ['scale'], message, params })
}

type AreaCodeKeys = { format?: string | undefined; areaCode?: string | undefined }

export function checkAreaCode({ format, areaCode }: AreaCodeKeys, context: z.RefinementCtx): void {
  if (areaCode === undefined || format === 'phone') return
  const message = 'areaCode é o DDD de um telefone: só vale com format: phone'
  context.addIssue({ code: 'custom', path: ['areaCode'], message })
}

export const item = z.strictObject(itemShape).superRefine(checkAreaCode).superRefine(checkScale)
