import { Box, Button, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Small } from '../basics.tsx'

export const meta = {
  title: 'Segurar para confirmar',
  description: 'Para o que não deve acontecer por engano.',
}

/** How long the button is held, in ms. */
const holdMs = 1200

/** Runs only after a long press of the pointer, or of Enter or Space. */
export default function Hold() {
  const [isHeld, setHeld] = useState(false)
  const [isDone, setDone] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => {
      setHeld(false)
      setDone(true)
      // Not the undo button: a key that is still held would press it.
      box.current?.focus()
    }, holdMs)
    return () => clearTimeout(timer)
  }, [isHeld])

  const isPressKey = (key: string) => key === 'Enter' || key === ' '
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      {isDone ? (
        <UndoBar
          text="Rascunho apagado"
          onUndo={() => {
            setDone(false)
            box.current?.focus()
          }}
        />
      ) : (
        <Flex direction="column" gap="2" align="flex-start">
          <Button
            variant="outline"
            colorPalette="danger"
            position="relative"
            overflow="hidden"
            aria-describedby="hold-help"
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onPointerCancel={() => setHeld(false)}
            onKeyDown={({ key }) => isPressKey(key) && setHeld(true)}
            onKeyUp={({ key }) => isPressKey(key) && setHeld(false)}
            onBlur={() => setHeld(false)}
          >
            <Box
              aria-hidden="true"
              position="absolute"
              inset="0"
              bg="danger.emphasized"
              transformOrigin="left"
              _rtl={{ transformOrigin: 'right' }}
              scale={isHeld ? '1 1' : '0 1'}
              transition={isHeld ? `scale ${holdMs}ms linear` : 'scale 150ms'}
            />
            <Flex as="span" position="relative" align="center" gap="2">
              <LuTrash2 aria-hidden="true" /> Apagar o rascunho
            </Flex>
          </Button>
          <Small id="hold-help">Mantenha pressionado por um segundo; soltar cancela.</Small>
        </Flex>
      )}
    </Box>
  )
}
