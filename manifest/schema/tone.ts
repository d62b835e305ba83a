import * as z from 'zod'
import { choice, control } from './about.ts'
import { text } from './text.ts'

const tones = {
  primary: 'A cor do produto',
  secondary: 'Cor discreta',
  success: 'Verde: está tudo bem',
  info: 'Azul: uma informação',
  warning: 'Amarelo: pede atenção',
  danger: 'Vermelho: há um problema',
  neutral: 'Cinza: sem julgamento',
}

export const tone = choice(tones).meta(control('tone'))

/** The colours of a scale or a status. Orange is more serious than warning and less than danger. */
export const severity = choice({
  ...tones,
  orange: 'Laranja: mais grave que warning, menos que danger',
}).meta(control('tone'))

/** The colour of each word that a source answers. */
export const statusColors = z.record(text, severity)
