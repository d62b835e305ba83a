import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuSearch, LuX } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { bindText, IconOnly, Small } from '../basics.tsx'
import { PasswordChecklist } from '../validation/password-checklist.tsx'
import { passwordRules } from '../validation/password-rules.ts'

export const meta = {
  StrengthInput: { title: 'Força da senha', description: 'Comprimento conta mais do que símbolos.' },
  ClearableInput: { title: 'Ícone e botão de limpar' },
  CountedInput: {
    title: 'Contador de letras',
    description: 'Passar do limite é um erro, nunca um corte.',
  },
}

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

export function StrengthInput() {
  const [password, setPassword] = useState('')
  const { score, word, palette } = measureStrength(password)
  return (
    <Stack gap="3">
      <PasswordField label="Nova senha" autoComplete="new-password" {...bindText(password, setPassword)} />
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

/** An icon at the start, and a button that empties the field and returns the focus to it. */
export function ClearableInput() {
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
          autoComplete="off"
          {...bindText(value, setValue)}
          onKeyDown={({ key }) => key === 'Escape' && clear()}
        />
        {value !== '' && (
          <IconOnly
            label="Limpar Empresa"
            icon={<LuX />}
            position="absolute"
            top="4px"
            insetEnd="1"
            onClick={clear}
          />
        )}
      </Box>
    </FormField>
  )
}

const maxLength = 40

/** Typing beyond the limit is possible and shown as an error: a cut paste would lose text silently. */
export function CountedInput() {
  const [value, setValue] = useState('Notícias da semana')
  const left = maxLength - value.length
  return (
    <FormField
      label="Assunto do boletim"
      error={left < 0 ? `Passou do limite em ${-left} ${left === -1 ? 'letra' : 'letras'}` : undefined}
    >
      <Input autoComplete="off" {...bindText(value, setValue)} />
      <Flex justify="space-between" gap="3" textStyle="small" color={left < 0 ? 'fg.error' : 'fg.muted'}>
        <Box aria-hidden="true" flex="1" alignSelf="center" height="1" borderRadius="full" bg="bg.emphasized">
          <Box
            height="full"
            borderRadius="full"
            bg={left < 0 ? 'danger.solid' : left < 10 ? 'warning.solid' : 'primary.solid'}
            style={{ width: `${Math.min(100, (value.length / maxLength) * 100)}%` }}
          />
        </Box>
        <Text fontVariantNumeric="tabular-nums">
          {value.length} de {maxLength}
        </Text>
      </Flex>
    </FormField>
  )
}
