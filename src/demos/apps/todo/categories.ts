/** What a task can be filed under; the colours are the theme's. */
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
