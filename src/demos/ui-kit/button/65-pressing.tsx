import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuCamera, LuFileText, LuPlus, LuTrash2, LuUserPlus } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { IconOnly, Small, useDelay } from '../basics.tsx'

export const meta = {
  Floating: { title: 'Flutuante', description: 'Abre outras ações no canto do quadro.' },
  Hold: {
    title: 'Segurar para confirmar',
    description: 'Para o que não deve acontecer por engano.',
  },
}

const actions = [
  ['Novo documento', <LuFileText key="icon" />],
  ['Nova pessoa', <LuUserPlus key="icon" />],
  ['Nova foto', <LuCamera key="icon" />],
] as const

export function Floating() {
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<readonly string[]>([])
  const main = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    main.current?.focus()
  }

  return (
    <Box
      position="relative"
      height="64"
      p="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Small mb="2">{added.length === 0 ? 'Nada ainda: use o botão do canto.' : 'Neste quadro:'}</Small>
      <Box role="log" aria-label="Acrescentados">
        {added.length > 0 && (
          <Box as="ul" listStyleType="none">
            {added.map((name, index) => (
              <li key={`${name} ${index}`}>{name}</li>
            ))}
          </Box>
        )}
      </Box>
      <Flex position="absolute" bottom="4" insetEnd="4" direction="column" align="flex-end" gap="3">
        {isOpen && (
          <Flex role="group" aria-label="Acrescentar" direction="column" align="flex-end" gap="3">
            {actions.map(([name, icon]) => (
              <Flex key={name} align="center" gap="3">
                <Text
                  textStyle="small"
                  aria-hidden="true"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderRadius="control"
                  px="2"
                  py="0.5"
                >
                  {name}
                </Text>
                <IconOnly
                  label={name}
                  icon={icon}
                  borderRadius="full"
                  variant="subtle"
                  boxShadow="md"
                  onClick={() => {
                    setAdded([...added, name].slice(-4))
                    close()
                  }}
                />
              </Flex>
            ))}
          </Flex>
        )}
        <IconOnly
          ref={main}
          label="Acrescentar"
          icon={<LuPlus />}
          variant="solid"
          aria-expanded={isOpen}
          size="lg"
          borderRadius="full"
          boxShadow="lg"
          onClick={() => setOpen(!isOpen)}
          css={{
            '& svg': { transition: 'rotate 150ms', rotate: isOpen ? '45deg' : '0deg' },
            _motionReduce: { '& svg': { transition: 'none' } },
          }}
        />
      </Flex>
    </Box>
  )
}

/** How long the button is held, in ms. */
const holdMs = 1200

export function Hold() {
  const [isHeld, setHeld] = useState(false)
  const [isDone, setDone] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useDelay(isHeld, holdMs, () => {
    setHeld(false)
    setDone(true)
    // Not the undo button: a key that is still held would press it.
    box.current?.focus()
  })

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
