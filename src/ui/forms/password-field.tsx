import { Box, IconButton } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { Glyph } from '../media/glyph.tsx'
import { FormField, type FormFieldProps, Input, type InputProps } from './field.tsx'

type PasswordFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required' | 'type'>

const capsLockHint = 'Caps Lock está ativado'

/** A password control with a button that shows the text. Pasting and password managers work. */
export function PasswordField({ label, error, help, required, ...input }: PasswordFieldProps) {
  const [hasCapsLock, setCapsLock] = useState(false)
  const onKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FormField label={label} error={error} help={hasCapsLock ? capsLockHint : help} required={required}>
      <PasswordInput {...input} onKeyDown={onKey} onKeyUp={onKey} />
    </FormField>
  )
}

type PasswordInputProps = Omit<InputProps, 'type'> & {
  /** Replaces `autoComplete` while the text is shown. */
  shownAutoComplete?: string
}

export function PasswordInput({ autoComplete, shownAutoComplete, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Box position="relative" width="full">
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        pe="11"
        autoComplete={(isShown && shownAutoComplete) || autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        variant="ghost"
        size="xs"
        colorPalette={isShown ? 'primary' : 'neutral'}
        position="absolute"
        top="4px"
        insetEnd="4px"
        aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setShown(!isShown)}
      >
        <Glyph name={isShown ? 'eyeOff' : 'eye'} />
      </IconButton>
    </Box>
  )
}
