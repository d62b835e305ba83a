import { Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { Small } from '../basics.tsx'

const limit = 140

export const meta = { title: 'Com contagem', description: `Até ${limit} caracteres.` }

/** The browser stops at the limit; the count is announced only when few characters remain. */
export default function Counted() {
  const id = useId()
  const [text, setText] = useState('')
  const left = limit - text.length
  return (
    <Stack gap="1">
      <TextAreaField
        label="Resumo"
        value={text}
        maxLength={limit}
        aria-describedby={id}
        onChange={({ target }) => setText(target.value)}
      />
      <Small id={id} textAlign="end">
        {left === 1 ? 'Resta 1 caractere' : `Restam ${left} caracteres`}
      </Small>
      <Text srOnly role="status">
        {left <= 20 ? `Restam ${left}` : ''}
      </Text>
    </Stack>
  )
}
