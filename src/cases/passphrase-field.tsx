import { Box, IconButton } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { FormField, type FormFieldProps, Input } from '@/ui/forms/field.tsx'

type PassphraseFieldProps = Omit<FormFieldProps, 'children' | 'required'> & {
  ref: RefObject<HTMLInputElement | null>
  onInput?: (text: string) => void
  onEnter: () => void
}

/**
 * The passphrase of a case. It is uncontrolled and cleared on unmount, so that the text leaves memory. It has
 * no name and no form, so that the browser stores nothing and offers to store nothing.
 */
export function PassphraseField({ ref, label, error, help, onInput, onEnter }: PassphraseFieldProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const input = ref.current
    return () => {
      if (input) input.value = ''
    }
  }, [ref])
  return (
    <FormField label={label} error={error} help={help} required>
      <Box position="relative" width="full">
        <Input
          ref={ref}
          type={isShown ? 'text' : 'password'}
          // A shown passphrase is a text field, which the browser would store.
          autoComplete={isShown ? 'off' : 'new-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="11"
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          colorPalette={isShown ? 'primary' : 'neutral'}
          position="absolute"
          top="4px"
          insetEnd="4px"
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
        </IconButton>
      </Box>
    </FormField>
  )
}
