import { Button, chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Balloon } from '../balloon.tsx'
import { Muted, OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Balão com formulário', description: 'O foco entra, e volta ao fechar.' }

export default function FormInPopover() {
  const [name, setName] = useState('Clientes de maio')
  const [draft, setDraft] = useState(name)
  const [isOpen, setOpen] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    if (draft.trim() === '') return
    setName(draft.trim())
    setOpen(false)
  }

  return (
    <Row>
      <Balloon
        trigger={<OutlineButton>Renomear</OutlineButton>}
        placement="bottom-start"
        title="Renomear a lista"
        open={isOpen}
        onOpenChange={({ open }) => {
          setOpen(open)
          if (open) setDraft(name)
        }}
      >
        <chakra.form noValidate onSubmit={save} mt="3">
          <TextField
            label="Nome"
            autoComplete="off"
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Row mt="4" justify="flex-end">
            <Button type="submit" disabled={draft.trim() === ''}>
              Salvar
            </Button>
          </Row>
        </chakra.form>
      </Balloon>
      <Muted role="status">Lista: {name}</Muted>
    </Row>
  )
}
