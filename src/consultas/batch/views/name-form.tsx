import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { maxNameLength } from './saved-views.ts'

type NameFormProps = {
  label: string
  submit: string
  initial?: string
  help?: string
  /** Returns a problem with the name. */
  onSubmit: (name: string) => string | undefined
  onCancel?: () => void
}

/** A field for the name of a view. */
export function NameForm({ label, submit, initial = '', help, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = onSubmit(name)
    setProblem(found)
    if (found !== undefined) announce(found)
    else setName('')
  }
  return (
    <form noValidate autoComplete="off" onSubmit={send}>
      <Flex gap="2" align="flex-end" wrap="wrap" maxW="2xl">
        <Box flex="1 1 16rem">
          <TextField
            label={label}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxNameLength}
            autoFocus={onCancel !== undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Box>
        <Button type="submit" size="sm">
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </Flex>
      {help && (
        <Text color="fg.muted" textStyle="small" mt="2" maxW="2xl">
          {help}
        </Text>
      )}
    </form>
  )
}
