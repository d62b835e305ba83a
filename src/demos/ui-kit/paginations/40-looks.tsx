import { Column } from '../basics.tsx'
import { Pages } from './pages.tsx'

export const meta = { title: 'Formas', description: 'Com textos, com contorno e redondas.' }

const looks = [
  { label: 'Páginas com textos', variant: 'ghost', hasTexts: true },
  { label: 'Páginas com contorno', variant: 'outline' },
  { label: 'Páginas redondas', variant: 'subtle', isRound: true },
] as const

export default () => (
  <Column gap="4">
    {looks.map((look) => (
      <Pages key={look.label} count={70} pageSize={10} defaultPage={2} siblingCount={0} {...look} />
    ))}
  </Column>
)
