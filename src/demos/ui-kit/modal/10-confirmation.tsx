import { Button, Dialog, Text } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { OutlineButton, Row } from '../basics.tsx'
import { Surface } from './surface.tsx'

export const meta = { title: 'Confirmação' }

/** Confirms an action that cannot be undone. The cancel button has the initial focus. */
export default function Confirmation() {
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
