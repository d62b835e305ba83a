import { Box, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { Small } from '../basics.tsx'
import { PasswordChecklist } from '../validation/password-checklist.tsx'
import { passwordRules } from '../validation/password-rules.ts'

export const meta = { title: 'Força da senha', description: 'Comprimento conta mais do que símbolos.' }

type Strength = { score: number; word: string; palette: 'danger' | 'warning' | 'success' }

const levels: Strength[] = [
  { score: 0, word: 'vazia', palette: 'danger' },
  { score: 1, word: 'fraca', palette: 'danger' },
  { score: 2, word: 'razoável', palette: 'warning' },
  { score: 3, word: 'boa', palette: 'success' },
  { score: 4, word: 'forte', palette: 'success' },
]

/** Long passwords are stronger than mixed ones, as NIST SP 800-63B has it; a repeated character adds nothing. */
function measureStrength(password: string): Strength {
  const variety = new Set(password).size
  const points = [
    password !== '',
    variety >= 6 && passwordRules.every(({ isMet }) => isMet(password)),
    variety >= 8 && password.length >= 12,
    variety >= 10 && password.length >= 16,
  ].filter(Boolean).length
  return levels[points] as Strength
}

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
        <Small role="status" mt="1">
          Força da senha: {word}
        </Small>
      </Box>
      <PasswordChecklist password={password} />
    </Stack>
  )
}
