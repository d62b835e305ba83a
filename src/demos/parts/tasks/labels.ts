type TaskLabel = { value: string; label: string; palette: PaletteName }

export const taskLabels = [
  { value: 'urgente', label: 'Urgente', palette: 'danger' },
  { value: 'cliente', label: 'Cliente', palette: 'success' },
  { value: 'melhoria', label: 'Melhoria', palette: 'info' },
  { value: 'pesquisa', label: 'Pesquisa', palette: 'secondary' },
  { value: 'espera', label: 'Em espera', palette: 'warning' },
  { value: 'documento', label: 'Documento', palette: 'neutral' },
] as const satisfies readonly TaskLabel[]

export type TaskLabelId = (typeof taskLabels)[number]['value']

/** Returns the labels of a task, in the order of `taskLabels`. */
export const listTaskLabels = ({ labels = [] }: { labels?: readonly string[] | undefined }) =>
  taskLabels.filter(({ value }) => labels.includes(value))

/** The theme's palettes that users choose from, with their names. */
export const paletteNames = {
  info: 'Azul',
  warning: 'Âmbar',
  success: 'Verde',
  danger: 'Vermelho',
  secondary: 'Violeta',
  neutral: 'Cinza',
} as const

export type PaletteName = keyof typeof paletteNames

export const palettes = Object.entries(paletteNames) as [PaletteName, string][]
