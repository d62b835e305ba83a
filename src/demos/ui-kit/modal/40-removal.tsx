import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Column, FocusList, Muted } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'

export const meta = { title: 'Exclusão que se desfaz', description: 'Pede que o nome seja digitado.' }

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
        <TextField
          label={`Digite ${name} para confirmar`}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
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
export default function Removal() {
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
