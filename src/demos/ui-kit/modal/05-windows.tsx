import { Button, Dialog, Flex, Text } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { OutlineButton, Row } from '../basics.tsx'
import { Surface, TextDialog } from './surface.tsx'

export const meta = {
  Simple: { title: 'Janela', description: 'Prende o foco, fecha com Esc e devolve o foco.' },
  Confirmation: { title: 'Confirmação' },
  Sizes: { title: 'Tamanhos' },
  Places: { title: 'Posição e saída' },
  Long: { title: 'Rolagem por dentro' },
}

export const Simple = () => (
  <TextDialog trigger={<Button>Abrir</Button>} title="Termos de uso" placement="center" answer="Entendi">
    Os dados consultados servem apenas à finalidade informada. Esc fecha esta janela.
  </TextDialog>
)

/** Confirms an action that cannot be undone. The cancel button has the initial focus. */
export function Confirmation() {
  const [isDeleted, setDeleted] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const recreate = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      placement="center"
      size="sm"
      initialFocusEl={() => cancel.current}
      finalFocusEl={() => recreate.current ?? opener.current}
    >
      <Row justify="space-between">
        <Text color={isDeleted ? 'fg.muted' : undefined}>
          {isDeleted ? 'A lista foi excluída.' : 'Clientes de maio, 48 linhas'}
        </Text>
        {isDeleted ? (
          <OutlineButton ref={recreate} onClick={() => setDeleted(false)}>
            Recriar a lista
          </OutlineButton>
        ) : (
          <Dialog.Trigger asChild>
            <Button ref={opener} variant="outline" colorPalette="danger">
              Excluir lista
            </Button>
          </Dialog.Trigger>
        )}
      </Row>
      <Surface title="Excluir “Clientes de maio”?">
        <Dialog.Body>
          <Dialog.Description>As 48 linhas serão excluídas. Não é possível desfazer.</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button ref={cancel} variant="outline">
              Cancelar
            </Button>
          </Dialog.ActionTrigger>
          <Dialog.ActionTrigger asChild>
            <Button
              colorPalette="danger"
              onClick={() => {
                setDeleted(true)
                notify.success('Delete Successfully')
              }}
            >
              Excluir
            </Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      </Surface>
    </Dialog.Root>
  )
}

const sizes = [
  ['xs', 'Mínimo'],
  ['sm', 'Pequeno'],
  ['md', 'Médio'],
  ['lg', 'Grande'],
  ['full', 'Tela inteira'],
] as const

export const Sizes = () => (
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

const places = [
  { place: 'top', name: 'No alto', isStrict: false },
  { place: 'center', name: 'No centro', isStrict: false },
  { place: 'bottom', name: 'Embaixo', isStrict: false },
  { place: 'center', name: 'Sem fechar por fora', isStrict: true },
] as const

export const Places = () => (
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

const clauses = Array.from(
  { length: 14 },
  (_, index) => `Cláusula ${index + 1}. As partes deste exemplo concordam.`,
)

export const Long = () => (
  <TextDialog
    trigger={<OutlineButton>Conteúdo longo</OutlineButton>}
    title="Contrato de exemplo"
    placement="center"
    scrollBehavior="inside"
  >
    <Flex direction="column" gap="6">
      {clauses.map((clause) => (
        <Text key={clause}>{clause}</Text>
      ))}
    </Flex>
  </TextDialog>
)
