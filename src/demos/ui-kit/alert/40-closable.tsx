import { Alert, CloseButton } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCircleCheck } from 'react-icons/lu'
import { OutlineButton } from '../basics.tsx'

export const meta = { title: 'Com botão de fechar', description: 'Lido por leitores de tela quando aparece.' }

/** An alert that appears later is announced: `role="status"` politely, `role="alert"` at once. */
export default function Closable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <OutlineButton onClick={() => setOpen(true)}>Mostrar o aviso de novo</OutlineButton>
  return (
    <Alert.Root recipe={alertSlotRecipe} role="status" colorPalette="success" alignItems="center">
      <Alert.Indicator>
        <LuCircleCheck />
      </Alert.Indicator>
      <Alert.Title flex="1">Preferências salvas neste navegador.</Alert.Title>
      <CloseButton
        size="xs"
        colorPalette="success"
        aria-label="Fechar aviso"
        onClick={() => setOpen(false)}
      />
    </Alert.Root>
  )
}
