/** Categories of tasks, with theme colors. */
export const categories = [
  { value: 'equipe', label: 'Equipe' },
  { value: 'baixa', label: 'Baixa' },
  { value: 'media', label: 'Média' },
  { value: 'alta', label: 'Alta' },
  { value: 'atualizacao', label: 'Atualização' },
] as const

const paletteByCategory: Partial<Record<string, string>> = {
  equipe: 'info',
  baixa: 'success',
  media: 'warning',
  alta: 'danger',
  atualizacao: 'secondary',
}

export const findPalette = (category: string) => paletteByCategory[category] ?? 'neutral'

type OptionValue = { readonly value: string }

export const listValues = (options: readonly OptionValue[] = []) => options.map(({ value }) => value)

/** Returns the options with these values, in their own order, as copies for the store. */
export const copyOptions = <T extends OptionValue>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter(({ value }) => values.includes(value)).map((option) => ({ ...option }))
