import { PaletteCard } from './palette-card.tsx'

export const meta = { title: 'Sucesso', description: 'Concluído, pago, regular.' }

export default () => <PaletteCard name="success" />
