import { Button } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { notify } from '@/ui/notify.ts'

/** Copies a text that is made when it is asked for. */
export function CopyButton({ text }: { text: () => string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      notify.success('Resultado copiado; dados ocultos ficaram de fora')
    } catch {
      notify.error('Não foi possível copiar')
    }
  }
  return (
    <Button size="xs" variant="outline" colorPalette="neutral" onClick={() => void copy()}>
      <LuCopy aria-hidden="true" /> Copiar
    </Button>
  )
}
