import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Neutra', description: 'Estrutura: o que não tem estado.' }

export default () => <PaletteCard name="neutral" />
