import { Button } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Cores', description: 'As paletas semânticas do tema.' }

const palettes = [
  ['primary', 'Primária'],
  ['secondary', 'Secundária'],
  ['success', 'Sucesso'],
  ['info', 'Informação'],
  ['warning', 'Atenção'],
  ['danger', 'Perigo'],
  ['neutral', 'Neutra'],
] as const

export default () => (
  <Row>
    {palettes.map(([palette, name]) => (
      <Button key={palette} colorPalette={palette}>
        {name}
      </Button>
    ))}
  </Row>
)
