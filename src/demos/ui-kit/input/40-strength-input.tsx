import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { measureStrength } from '../inputs/strength.ts'
import { PasswordChecklist } from '../validation/password-checklist.tsx'

export const meta = { title: 'Força da senha', description: 'Comprimento conta mais do que símbolos.' }

/** Four bars and a word; the rules say what is missing. */
export default function StrengthInput() {
  const [password, setPassword] = useState('')
  const { score, word, palette } = measureStrength(password)
  return (
    <Stack gap="3">
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Box>
        <Flex gap="1" aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <Box
              key={bar}
              flex="1"
              height="1.5"
              borderRadius="full"
              bg={bar <= score ? `${palette}.solid` : 'bg.emphasized'}
            />
          ))}
        </Flex>
        <Text role="status" textStyle="small" color="fg.muted" mt="1">
          Força da senha: {word}
        </Text>
      </Box>
      <PasswordChecklist password={password} />
    </Stack>
  )
}
