import { Button } from '@chakra-ui/react'
import { Row } from '../basics.tsx'
import { TextDialog } from './surface.tsx'

export const meta = { title: 'Posição e saída' }

const places = [
  { place: 'top', name: 'No alto', isStrict: false },
  { place: 'center', name: 'No centro', isStrict: false },
  { place: 'bottom', name: 'Embaixo', isStrict: false },
  { place: 'center', name: 'Sem fechar por fora', isStrict: true },
] as const

export default () => (
  <Row>
    {places.map(({ place, name, isStrict }) => (
      <TextDialog
        key={name}
        trigger={<Button variant="outline">{name}</Button>}
        title={name}
        isClosable={false}
        answer="Entendi"
        placement={place}
        size="sm"
        closeOnInteractOutside={!isStrict}
        lazyMount
        unmountOnExit
      >
        {isStrict ? 'Um clique fora não fecha esta janela.' : 'Um clique fora ou Esc fecha esta janela.'}
      </TextDialog>
    ))}
  </Row>
)
