import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuCamera, LuFileText, LuPlus, LuUserPlus } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export const meta = { title: 'Flutuante', description: 'Abre outras ações no canto do quadro.' }

const actions = [
  ['Novo documento', <LuFileText key="icon" />],
  ['Nova pessoa', <LuUserPlus key="icon" />],
  ['Nova foto', <LuCamera key="icon" />],
] as const

/** A round button in the corner that opens more actions. Esc closes them and returns the focus. */
export default function Floating() {
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
                <IconButton
                  aria-label={name}
                  size="xs"
                  borderRadius="full"
                  variant="subtle"
                  boxShadow="md"
                  onClick={() => {
                    setAdded([...added, name].slice(-4))
                    close()
                  }}
                >
                  {icon}
                </IconButton>
              </Flex>
            ))}
          </Flex>
        )}
        <IconButton
          ref={main}
          aria-label="Acrescentar"
          aria-expanded={isOpen}
          size="lg"
          borderRadius="full"
          boxShadow="lg"
          onClick={() => setOpen(!isOpen)}
          css={{
            '& svg': { transition: 'rotate 150ms', rotate: isOpen ? '45deg' : '0deg' },
            _motionReduce: { '& svg': { transition: 'none' } },
          }}
        >
          <LuPlus />
        </IconButton>
      </Flex>
    </Box>
  )
}
