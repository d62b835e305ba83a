import { Box, Flex, IconButton } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuSearch, LuX } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Ícone e botão de limpar' }

/** An icon at the start, and a button that empties the field and returns the focus to it. */
export default function ClearableInput() {
  const [value, setValue] = useState('Livraria Modelo')
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    setValue('')
    input.current?.focus()
  }
  return (
    <FormField label="Empresa" help="Esc também limpa.">
      <Box position="relative">
        <Flex position="absolute" top="12px" insetStart="3" color="fg.muted" pointerEvents="none">
          <LuSearch aria-hidden="true" />
        </Flex>
        <Input
          ref={input}
          ps="10"
          pe="10"
          value={value}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && clear()}
        />
        {value !== '' && (
          <IconButton
            size="xs"
            variant="ghost"
            aria-label="Limpar Empresa"
            position="absolute"
            top="4px"
            insetEnd="1"
            onClick={clear}
          >
            <LuX />
          </IconButton>
        )}
      </Box>
    </FormField>
  )
}
