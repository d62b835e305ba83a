import { Box, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { FormField, type FormFieldProps } from './field.tsx'
import { Input, type InputProps } from './input.tsx'

type PasswordFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required' | 'type'>

/** A password control whose content can be shown; pasting works and managers can fill it. */
export function PasswordField({ label, error, help, required, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Box position="relative" width="full">
        <Input {...input} type={isShown ? 'text' : 'password'} pe="11" />
        <IconButton
          type="button"
          variant="ghost"
          size="xs"
          colorPalette="neutral"
          position="absolute"
          top="4px"
          insetEnd="4px"
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      </Box>
    </FormField>
  )
}
