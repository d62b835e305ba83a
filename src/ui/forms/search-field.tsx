import { Box, type BoxProps, IconButton } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuSearch, LuX } from 'react-icons/lu'
import { Input } from './field.tsx'

type SearchFieldProps = Omit<BoxProps, 'onChange'> & {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** A search field that filters while typing. Esc clears it. Other props go to the box around it. */
export function SearchField({ label, placeholder = label, value, onChange, ...box }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <Box role="search" position="relative" width={{ base: 'full', md: '300px' }} {...box}>
      <Box
        position="absolute"
        insetBlock="0"
        insetStart="3"
        display="grid"
        placeItems="center"
        color="fg.muted"
        pointerEvents="none"
        zIndex="1"
      >
        <LuSearch aria-hidden="true" />
      </Box>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        ps="9"
        pe="10"
        bg="bg.panel"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {value && (
        <IconButton
          variant="ghost"
          size="xs"
          position="absolute"
          top="4px"
          insetEnd="4px"
          aria-label="Limpar busca"
          onClick={clear}
        >
          <LuX />
        </IconButton>
      )}
    </Box>
  )
}
