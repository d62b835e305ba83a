import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Cores' }

const palettes = { primary: 'Primária', success: 'Sucesso', warning: 'Atenção', danger: 'Perigo' } as const

export default () => (
  <Row gap="6">
    {(Object.keys(palettes) as (keyof typeof palettes)[]).map((palette) => (
      <Choice key={palette} colorPalette={palette} defaultChecked>
        {palettes[palette]}
      </Choice>
    ))}
  </Row>
)
