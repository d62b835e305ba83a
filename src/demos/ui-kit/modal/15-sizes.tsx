import { OutlineButton, Row } from '../basics.tsx'
import { TextDialog } from './surface.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = [
  ['xs', 'Mínimo'],
  ['sm', 'Pequeno'],
  ['md', 'Médio'],
  ['lg', 'Grande'],
  ['full', 'Tela inteira'],
] as const

export default () => (
  <Row>
    {sizes.map(([size, name]) => (
      <TextDialog
        key={size}
        trigger={<OutlineButton>{name}</OutlineButton>}
        title={`Tamanho ${size}`}
        size={size}
      >
        Escolha o tamanho pelo conteúdo.
      </TextDialog>
    ))}
  </Row>
)
