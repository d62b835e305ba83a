import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { useNavigate } from 'react-router-dom'
import { preload } from '@/lib/preload.ts'
import { Input } from '@/ui/input.tsx'
import { type Destination, findDestinations } from './destinations.ts'
import { closePalette } from './palette-state.ts'

/** A combobox in a modal dialog: type to filter, arrows to choose, Enter to go. */
export default function PaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      aria-label="Buscar"
      onClose={closePalette}
      onClick={({ target, currentTarget }) => target === currentTarget && closePalette()}
      width="min(560px, calc(100vw - 32px))"
      maxH="70dvh"
      m="12dvh auto auto"
      p="0"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
      overflow="hidden"
      _backdrop={{ bg: 'black/60' }}
    >
      <Finder />
    </chakra.dialog>
  )
}

function Finder() {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const found = findDestinations(query)
  const go = ({ path }: Destination) => {
    closePalette()
    navigate(path)
  }
  const move = (index: number) => {
    const next = (index + found.length) % Math.max(1, found.length)
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active]
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'Enter' && chosen) go(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Flex direction="column" maxH="70dvh">
      <Flex align="center" gap="3" ps="4" borderBottomWidth="1px" color="fg.muted">
        <LuSearch aria-hidden="true" />
        <Input
          autoFocus
          role="combobox"
          aria-label="Buscar páginas e consultas"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          placeholder="Buscar páginas e consultas"
          autoComplete="off"
          border="0"
          outline="0"
          height="12"
          ps="0"
          color="fg"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <Box role="listbox" id={listId} aria-label="Resultados" overflowY="auto" p="2">
        {found.map((destination, index) => (
          <Option
            key={destination.path}
            id={`${listId}-${index}`}
            destination={destination}
            isActive={index === active}
            onGo={() => go(destination)}
          />
        ))}
      </Box>
      {found.length === 0 && (
        <Text px="4" pb="5" color="fg.muted" textAlign="center" role="status">
          Nada encontrado para “{query}”.
        </Text>
      )}
    </Flex>
  )
}

type OptionProps = { id: string; destination: Destination; isActive: boolean; onGo: () => void }

function Option({ id, destination: { path, title, kind }, isActive, onGo }: OptionProps) {
  return (
    <Flex
      role="option"
      id={id}
      aria-selected={isActive}
      gap="3"
      justify="space-between"
      align="center"
      px="3"
      py="2.5"
      borderRadius="control"
      cursor="pointer"
      bg={isActive ? 'primary.subtle' : undefined}
      _hover={{ bg: isActive ? 'primary.subtle' : 'bg.hover' }}
      onClick={onGo}
      onPointerEnter={() => preload(path)}
    >
      <Text truncate>{title}</Text>
      <Text textStyle="small" color="fg.muted" flexShrink="0">
        {kind}
      </Text>
    </Flex>
  )
}
