import { z } from 'zod'
import { tone } from './menu.ts'
import { format } from './result.ts'
import { text, valuePath } from './text.ts'

const measures = ['count', 'sum', 'max', 'min', 'value'] as const

/** What of an answer matters first: a figure about a list, or a value. A path goes through lists: `pendencias.valor`. */
export const finding = z
  .strictObject({
    count: valuePath.optional().describe('Uma lista da resposta: quantos elementos tem'),
    sum: valuePath.optional().describe('Um valor de cada elemento de uma lista: a soma'),
    max: valuePath.optional().describe('Um valor de cada elemento de uma lista: o maior, ou o mais recente'),
    min: valuePath.optional().describe('Um valor de cada elemento de uma lista: o menor, ou o mais antigo'),
    value: valuePath.optional().describe('Um valor da resposta'),
    label: text
      .optional()
      .describe(
        'O que se conta ou mede, no plural; atrás de um número (4 pendências), antes do resto (score 412)',
      ),
    one: text.optional().describe('O mesmo, quando é um só: pendência'),
    format: format.optional(),
    tone: tone.optional().describe('A cor'),
    when: z
      .enum(['some', 'always'])
      .default('always')
      .describe('some: só aparece quando há algum, ou quando o valor não é zero nem vazio'),
    to: text.optional().describe('O título do bloco a que leva; sem ele, o bloco que mostra o valor'),
  })
  .refine((value) => measures.filter((key) => value[key] !== undefined).length === 1, {
    message: `Dê um, e só um, destes: ${measures.join(', ')}`,
  })

export type Finding = z.output<typeof finding>
