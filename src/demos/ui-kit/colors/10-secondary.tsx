import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Secundária', description: 'O que acompanha sem pedir ação.' }

export default () => <PaletteCard name="secondary" />
