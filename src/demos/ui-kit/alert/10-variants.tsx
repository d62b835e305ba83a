import { LuInfo } from 'react-icons/lu'
import { Column } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = { title: 'Variantes' }

const variants = ['subtle', 'surface', 'outline', 'solid'] as const

export default () => (
  <Column>
    {variants.map((variant) => (
      <Notice
        key={variant}
        icon={<LuInfo />}
        title={`Variante ${variant}`}
        variant={variant}
        colorPalette="info"
      />
    ))}
  </Column>
)
