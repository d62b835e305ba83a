import { PaletteCard } from './palette-card.tsx'

export const meta = {
  title: 'Primária: botões, links e o que está ativo',
  description: 'Uma por tela: o passo que se espera.',
}

export default () => <PaletteCard name="primary" />
