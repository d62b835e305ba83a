import { Button, Dialog, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { Row } from '../basics.tsx'

export const meta = { title: 'Posição e saída' }

const places = { top: 'No alto', center: 'No centro', bottom: 'Embaixo' } as const

type PlaceProps = { place: keyof typeof places; isStrict?: boolean; name: string }

const Place = ({ place, isStrict = false, name }: PlaceProps) => (
  <Dialog.Root
    recipe={dialogSlotRecipe}
    placement={place}
    size="sm"
    closeOnInteractOutside={!isStrict}
    lazyMount
    unmountOnExit
  >
    <Dialog.Trigger asChild>
      <Button variant="outline">{name}</Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop bg="black/60" />
      <Dialog.Positioner px="4">
        <Dialog.Content borderWidth="1px">
          <Dialog.Header>
            <Dialog.Title>{name}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            {isStrict ? 'Um clique fora não fecha esta janela.' : 'Um clique fora ou Esc fecha esta janela.'}
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.ActionTrigger asChild>
              <Button>Entendi</Button>
            </Dialog.ActionTrigger>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)

export default () => (
  <Row>
    {Object.entries(places).map(([place, name]) => (
      <Place key={place} place={place as keyof typeof places} name={name} />
    ))}
    <Place place="center" name="Sem fechar por fora" isStrict />
  </Row>
)
