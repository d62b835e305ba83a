import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Informação', description: 'Bom saber; nada a fazer.' }

export default () => <PaletteCard name="info" />
