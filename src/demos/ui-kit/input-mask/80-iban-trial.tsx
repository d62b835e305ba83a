import { Stack } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { Small } from '../basics.tsx'
import { findIbanError, ibanCountries, ibanLengths } from '../fields/iban.ts'
import { useMask } from '../fields/use-mask.ts'

export const meta = {
  title: 'Conta internacional',
  description: 'O país decide o tamanho; o resto por 97 confere o número.',
}

const longestIban = 34

/** Groups of four, as IBANs are printed. The country decides how many characters fit. */
const ibanMask: MaskInputOptions = {
  mask: (raw) => {
    const length = ibanLengths[raw.slice(0, 2).toUpperCase()] ?? longestIban
    return 'A'.repeat(length).replace(/.{4}(?=.)/g, '$& ')
  },
  tokens: { A: { pattern: /[0-9A-Za-z]/, transform: (character) => character.toUpperCase() } },
}

export default function IbanTrial() {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const iban = text.replaceAll(' ', '')
  const country = ibanCountries[iban.slice(0, 2)]
  return (
    <Stack gap="2">
      <TextField
        ref={useMask(ibanMask)}
        label="IBAN"
        placeholder="BR00 0000 0000 0000 0000 0000 000A 0"
        help="De exemplo: BR18 0036 0305 0000 1000 9795 493C 1."
        error={isTouched && iban !== '' ? findIbanError(iban) : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setTouched(true)}
      />
      <Small role="status">
        {country ? `${country}: ${iban.length} de ${ibanLengths[iban.slice(0, 2)]} caracteres` : 'País: –'}
      </Small>
    </Stack>
  )
}
