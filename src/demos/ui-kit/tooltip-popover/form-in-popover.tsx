import { Button, chakra, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Row } from '../row.tsx'

export function FormInPopover() {
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
      <Popover.Root
        recipe={popoverSlotRecipe}
        positioning={{ placement: 'bottom-start' }}
        open={isOpen}
        onOpenChange={({ open }) => {
          setOpen(open)
          if (open) setDraft(name)
        }}
        lazyMount
        unmountOnExit
      >
        <Popover.Trigger asChild>
          <Button variant="outline" colorPalette="primary">
            Renomear
          </Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label="Renomear a lista" borderWidth="1px" bg="bg.panel">
              <Popover.Body>
                <Popover.Title fontWeight="600" mb="3">
                  Renomear a lista
                </Popover.Title>
                <chakra.form noValidate onSubmit={save}>
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
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      <Text role="status" color="fg.muted">
        Lista: {name}
      </Text>
    </Row>
  )
}
