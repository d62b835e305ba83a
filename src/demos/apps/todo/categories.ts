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
