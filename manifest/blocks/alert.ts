import type * as z from 'zod'
import { about, choice } from '../schema/about.ts'
import { createBlockGrammar } from '../schema/block-keys.ts'
import { longText, valuePath } from '../schema/text.ts'
import { type LayoutValue, optionalValue } from './layout-value.ts'

export const alertGrammar = () =>
  createBlockGrammar('alert', {
    status: choice({
      info: 'Azul: uma informação',
      success: 'Verde: está tudo bem',
      warning: 'Amarelo: pede atenção',
      danger: 'Vermelho: há um problema',
    }).meta(about('A cor e o ícone do aviso', 'warning')),
    text: longText.optional().meta(about('O texto do aviso', 'Há dívidas vencidas registradas.')),
    value: valuePath.optional().meta(about('O texto do aviso, quando vem da resposta', 'obito.mensagem')),
    when: valuePath
      .optional()
      .meta(about('O aviso só aparece quando este valor é verdadeiro', 'obito.consta')),
  })

type AlertLayout = z.output<ReturnType<typeof alertGrammar>>

export const alertPaths = ({ value, when }: AlertLayout): LayoutValue[] => [
  ...optionalValue(value, 'value'),
  ...optionalValue(when, 'when'),
]
