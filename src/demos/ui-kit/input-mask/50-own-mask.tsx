import { Grid } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useMemo, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { useMask } from '../fields/use-mask.ts'

export const meta = { title: 'Máscara própria', description: 'Escreva o formato e experimente.' }

const customTokens = { A: { pattern: /[A-Za-z]/, transform: (letter: string) => letter.toUpperCase() } }

/** The user writes the mask. */
export default function OwnMask() {
  const [pattern, setPattern] = useState('AA-####')
  const options = useMemo<MaskInputOptions>(() => ({ mask: pattern, tokens: customTokens }), [pattern])
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <TextField
        label="Sua máscara"
        help="# é um dígito, A é uma letra; o resto fica como está."
        value={pattern}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setPattern(target.value)}
      />
      <TextField
        key={pattern}
        ref={useMask(options)}
        label="Experimente"
        placeholder={pattern}
        // Masks are written from left to right.
        dir="ltr"
        _rtl={{ textAlign: 'right' }}
        autoComplete="off"
        spellCheck={false}
      />
    </Grid>
  )
}
