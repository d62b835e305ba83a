import { hasValidProcess } from '../contract/check-digits.ts'
import { createNumberHider } from '../contract/hidden-text.ts'
import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

export default {
  about: 'Número de processo do CNJ, com dígitos verificadores',
  newField: { name: 'processo', label: 'Número do processo', icon: 'LuScale', value: '00000013920248260100' },
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 20) return 'O número do processo tem 20 dígitos'
    return hasValidProcess(value) ? undefined : 'Número de processo inválido: confira os dígitos'
  },
  contract: {
    schema: {
      title: 'Processo',
      description:
        'Número único de processo judicial: vinte dígitos sem máscara, NNNNNNNDDAAAAJTROOOO, com dígitos verificadores (Resolução CNJ 65/2008).',
      type: 'string',
      pattern: '^\\d{20}$',
    },
    hasCheckDigits: hasValidProcess,
  },
  format: {
    about: 'Número de processo do CNJ',
    show: createGroupFormatter('#######-##.####.#.##.####'),
    hide: createNumberHider('•••••••-##.####.•.••.••••'),
  },
  isUnmistakable: true,
  length: 20,
  headers: ['processo'],
  subject: {
    noun: 'processo',
    title: 'Processo',
    plural: 'processos',
    listedAs: 'documento',
    palette: 'danger',
    recognition: {
      possible: /^\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}$/,
      certain: /^\d{20}$|^\d{1,7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d+$/,
      label: 'processo',
    },
  },
} satisfies Kind
