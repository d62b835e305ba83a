import { normalizeText } from '../contract/sent-value.ts'
import type { Kind } from './kind.ts'

type Keys = { minLength?: number | undefined; maxLength: number }

/** Counts characters as users do: one outside the basic multilingual plane counts once, not twice. */
const countCharacters = (value: string) => [...value].length

export default {
  about: 'Texto livre, com limites de tamanho',
  newField: { name: 'texto', label: 'Texto', icon: 'LuSearch', value: 'exemplo' },
  normalise: normalizeText,
  validate: (value, { minLength = 1, maxLength }) => {
    if (countCharacters(value) < minLength) return `Escreva ao menos ${minLength} caracteres`
    return countCharacters(value) > maxLength ? `Escreva no máximo ${maxLength} caracteres` : undefined
  },
  isLoose: true,
  contract: {
    schema: { description: 'Texto livre, em Unicode NFC.', type: 'string' },
    restrict: ({ minLength = 1, maxLength }) => ({ rules: { minLength, maxLength } }),
  },
} satisfies Kind<Keys>
