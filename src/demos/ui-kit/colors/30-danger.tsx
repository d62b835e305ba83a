import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Perigo', description: 'Erro, ou uma ação sem volta.' }

export default () => <PaletteCard name="danger" />
