import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Cores' }

const palettes = { primary: 'Primária', success: 'Sucesso', warning: 'Atenção', danger: 'Perigo' } as const

export default () => (
  <Row gap="6">
    {(Object.keys(palettes) as (keyof typeof palettes)[]).map((palette) => (
      <Toggle key={palette} colorPalette={palette} defaultChecked>
        {palettes[palette]}
      </Toggle>
    ))}
  </Row>
)
