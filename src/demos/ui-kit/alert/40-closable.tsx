import { CloseButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCircleCheck } from 'react-icons/lu'
import { OutlineButton } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = { title: 'Com botão de fechar', description: 'Lido por leitores de tela quando aparece.' }

/** An alert that appears later is announced: `role="status"` politely, `role="alert"` at once. */
export default function Closable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <OutlineButton onClick={() => setOpen(true)}>Mostrar o aviso de novo</OutlineButton>
  const close = () => setOpen(false)
  return (
    <Notice
      icon={<LuCircleCheck />}
      title="Preferências salvas neste navegador."
      titleProps={{ flex: '1' }}
      role="status"
      colorPalette="success"
      alignItems="center"
    >
      <CloseButton size="xs" colorPalette="success" aria-label="Fechar aviso" onClick={close} />
    </Notice>
  )
}
