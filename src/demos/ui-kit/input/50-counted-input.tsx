import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { FormField, Input } from '@/ui/forms/field.tsx'

export const meta = {
  title: 'Contador de letras',
  description: 'Passar do limite é um erro, nunca um corte.',
}

const maxLength = 40

/** Typing beyond the limit is possible and shown as an error: a cut paste would lose text silently. */
export default function CountedInput() {
  const [value, setValue] = useState('Notícias da semana')
  const left = maxLength - value.length
  return (
    <FormField
      label="Assunto do boletim"
      error={left < 0 ? `Passou do limite em ${-left} ${left === -1 ? 'letra' : 'letras'}` : undefined}
    >
      <Input value={value} autoComplete="off" onChange={({ target }) => setValue(target.value)} />
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
