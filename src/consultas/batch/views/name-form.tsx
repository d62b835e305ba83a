import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
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
      <Flex gap="2" align="flex-start" wrap="wrap" maxW="2xl">
        <Box flex="1 1 16rem">
          <LimitedField label={label} error={problem} text={name} max={maxNameLength}>
            <Input
              autoComplete="off"
              spellCheck={false}
              autoFocus={onCancel !== undefined}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </LimitedField>
        </Box>
        <Button type="submit" size="sm" mt="26px">
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" mt="26px" variant="outline" colorPalette="neutral" onClick={onCancel}>
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
