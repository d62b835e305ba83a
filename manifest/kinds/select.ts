import type { Kind } from './kind.ts'

export default {
  about: 'Uma escolha entre opções dadas em options',
  normalise: (raw) => raw,
  validate: (value, { options }) =>
    options.some((option) => option.value === value) ? undefined : 'Escolha uma das opções',
  contract: {
    schema: { description: 'Uma destas opções:', type: 'string' },
    restrict: ({ options }) => ({
      words: `${options.map(({ value, label }) => `\`${value}\`: ${label}`).join('; ')}.`,
      rules: { enum: options.map(({ value }) => value) },
    }),
  },
  // The form offers the options to everybody.
  hidden: 'never',
} satisfies Kind<{ options: readonly { value: string; label: string }[] }>
