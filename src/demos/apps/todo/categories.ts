/** What a task can be filed under; the colours are the theme's. */
export const categories = [
  { value: 'equipe', label: 'Equipe' },
  { value: 'baixa', label: 'Baixa' },
  { value: 'media', label: 'Média' },
  { value: 'alta', label: 'Alta' },
  { value: 'atualizacao', label: 'Atualização' },
] as const

const palettes: Partial<Record<string, string>> = {
  equipe: 'info',
  baixa: 'success',
  media: 'warning',
  alta: 'danger',
  atualizacao: 'secondary',
}

export const paletteOf = (category: string) => palettes[category] ?? 'neutral'
