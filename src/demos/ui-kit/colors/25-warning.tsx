import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Atenção', description: 'Pede um olhar antes de seguir.' }

export default () => <PaletteCard name="warning" />
