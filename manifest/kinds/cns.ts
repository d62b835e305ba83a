import { hasValidCns } from '../contract/check-digits.ts'
import { createNumberHider } from '../contract/hidden-text.ts'
import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

export default {
  about: 'Cartão Nacional de Saúde, com dígito verificador',
  newField: {
    name: 'cns',
    label: 'Cartão Nacional de Saúde',
    icon: 'LuHeartPulse',
    value: '700000000000102',
  },
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 15) return 'O CNS tem 15 dígitos'
    return hasValidCns(value) ? undefined : 'CNS inválido: confira os dígitos'
  },
  contract: {
    schema: {
      title: 'CNS',
      description:
        'Cartão Nacional de Saúde: quinze dígitos sem espaços; a soma ponderada é divisível por 11 (Portaria GM/MS 1.560/2002).',
      type: 'string',
      pattern: '^\\d{15}$',
    },
    hasCheckDigits: hasValidCns,
  },
  format: {
    about: 'Cartão Nacional de Saúde em grupos',
    show: createGroupFormatter('### #### #### ####'),
    hide: createNumberHider('••• •••• •••• ••##'),
  },
  isUnmistakable: true,
  length: 15,
  headers: ['cartao sus'],
  subject: {
    noun: 'cartão SUS',
    title: 'CNS',
    plural: 'CNS',
    listedAs: 'documento',
    palette: 'neutral',
    recognition: {
      possible: /^\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}$/,
      certain: /^\d{15}$|^\d{3} \d{4} \d{4} \d{4}$/,
      label: 'cns|cartão sus',
    },
  },
} satisfies Kind
