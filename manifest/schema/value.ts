import { z } from 'zod'
import { about } from './about.ts'
import { format } from './format.ts'
import { text, valuePath } from './text.ts'

export const valueShape = {
  value: valuePath,
  format: format.optional().meta(about('Como o valor é mostrado; sem ele, como texto', 'cpf')),
  sensitive: z.boolean().default(false).meta(about('Mostra • até que o usuário peça para ver', true)),
  leads: z.boolean().optional().meta(about('false: o valor não leva a outras consultas', false)),
}

export const item = z.strictObject({
  label: text.meta(about('Rótulo do valor', 'Data de nascimento')),
  ...valueShape,
})
