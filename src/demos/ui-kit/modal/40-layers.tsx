import { Button, CloseButton, Drawer, Flex, Portal, Text } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { cast } from '../../parts/cast.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { bindText, Column, FocusList, FreeField, Muted, OutlineButton, Row } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'

export const meta = {
  Removal: { title: 'Exclusão que se desfaz', description: 'Pede que o nome seja digitado.' },
  Nested: { title: 'Uma sobre a outra', description: 'Esc fecha só a de cima.' },
  Drawers: {
    title: 'Gavetas',
    description: 'Dos quatro lados; espelhadas em idiomas da direita para a esquerda.',
  },
}

const projects = ['Portal', 'Arquivo']

type TypedConfirmProps = { name: string; onConfirm: () => void; onClose: () => void }

/** The button works only once the name is typed. */
function TypedConfirm({ name, onConfirm, onClose }: TypedConfirmProps) {
  const [typed, setTyped] = useState('')
  const isSame = typed.trim() === name
  return (
    <ModalDialog role="alertdialog" title={`Excluir o projeto ${name}?`} width="440px" onClose={onClose}>
      <Column gap="4">
        <Muted>As tarefas do projeto também saem daqui.</Muted>
        <FreeField label={`Digite ${name} para confirmar`} {...bindText(typed, setTyped)} />
        <Flex justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button colorPalette="danger" disabled={!isSame} onClick={onConfirm}>
            Excluir projeto
          </Button>
        </Flex>
      </Column>
    </ModalDialog>
  )
}

/** The removal is real in this list, and can be undone. */
export function Removal() {
  const { list, shown, removed, remove, undo } = useRemoval(projects)
  const [asked, setAsked] = useState('')

  function confirm() {
    remove(asked)
    setAsked('')
  }

  return (
    <Column>
      <FocusList ref={list} aria-label="Projetos">
        {shown.map((name) => (
          <Flex as="li" key={name} align="center" justify="space-between" py="1" borderBottomWidth="1px">
            {name}
            <Button size="xs" variant="ghost" colorPalette="danger" onClick={() => setAsked(name)}>
              Excluir {name}
            </Button>
          </Flex>
        ))}
      </FocusList>
      {removed && <UndoBar text={`Projeto ${removed} excluído`} onUndo={undo} />}
      {asked && <TypedConfirm name={asked} onClose={() => setAsked('')} onConfirm={confirm} />}
    </Column>
  )
}

const people = cast.slice(0, 4)

export function Nested() {
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [person, setPerson] = useState<string>(people[0]?.name ?? '')
  return (
    <Row>
      <OutlineButton onClick={() => setOpen(true)}>Ver tarefa</OutlineButton>
      {isOpen && (
        <ModalDialog title="Conferir as placas" width="460px" onClose={() => setOpen(false)}>
          <Text>
            Responsável: <b>{person}</b>
          </Text>
          <Flex mt="5" justify="flex-end">
            <OutlineButton onClick={() => setChoosing(true)}>Trocar responsável</OutlineButton>
          </Flex>
          {isChoosing && (
            <ModalDialog title="Trocar responsável" width="320px" onClose={() => setChoosing(false)}>
              <Flex direction="column" gap="2">
                {people.map(({ id, name }) => (
                  <Button
                    key={id}
                    variant={name === person ? 'subtle' : 'ghost'}
                    colorPalette="neutral"
                    justifyContent="flex-start"
                    aria-pressed={name === person}
                    onClick={() => {
                      setPerson(name)
                      setChoosing(false)
                    }}
                  >
                    {name}
                  </Button>
                ))}
              </Flex>
            </ModalDialog>
          )}
        </ModalDialog>
      )}
    </Row>
  )
}

const sides = { start: 'No começo', end: 'No fim', top: 'No alto', bottom: 'Embaixo' }

export const Drawers = () => (
  <Row>
    {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
      <Drawer.Root key={side} recipe={drawerSlotRecipe} placement={side}>
        <Drawer.Trigger asChild>
          <OutlineButton>{sides[side]}</OutlineButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop bg="black/60" />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>Filtros</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>
                <TextField label="Cidade" />
              </Drawer.Body>
              <Drawer.CloseTrigger asChild>
                <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    ))}
  </Row>
)
