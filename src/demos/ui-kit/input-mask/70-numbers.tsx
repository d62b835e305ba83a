import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useState } from 'react'
import { LuCreditCard } from 'react-icons/lu'
import { FreeField, Small } from '../basics.tsx'
import { blankCard, type CardField, CardFields, findBrand, findCardErrors } from '../fields/card-fields.tsx'
import { findIbanError, ibanCountries, ibanLengths } from '../fields/iban.ts'
import { useMask } from '../fields/masked-field.tsx'

export const meta = {
  CardTrial: {
    title: 'Cartão',
    description: 'A bandeira muda os grupos e o código; o dígito de Luhn é conferido. Nada é guardado.',
  },
  IbanTrial: {
    title: 'Conta internacional',
    description: 'O país decide o tamanho; o resto por 97 confere o número.',
  },
}

export function CardTrial() {
  const [values, setValues] = useState(blankCard)
  const [touched, setTouched] = useState<readonly CardField[]>([])
  const brand = findBrand(values.number)
  const errors: Partial<Record<CardField, string | undefined>> = findCardErrors(values)
  const bind = (name: CardField) => ({
    error: touched.includes(name) && values[name] !== '' ? errors[name] : undefined,
    onBlur: () => setTouched((all) => [...all, name]),
  })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 15rem)' }} gap="5">
      <Stack gap="4">
        <CardFields
          card={values}
          help="De teste: 4111 1111 1111 1111."
          bind={bind}
          onChange={(changes) => setValues((all) => ({ ...all, ...changes }))}
        />
      </Stack>
      <Flex
        direction="column"
        justify="space-between"
        alignSelf="start"
        aspectRatio="1.586"
        width="full"
        maxW="15rem"
        p="4"
        borderRadius="panel"
        bg="primary.solid"
        color="primary.contrast"
      >
        <Flex justify="space-between" align="center" gap="2">
          <LuCreditCard aria-hidden="true" size="22" />
          <Text role="status" fontWeight="600">
            {brand?.name ?? (values.number ? 'Bandeira desconhecida' : 'Bandeira')}
          </Text>
        </Flex>
        <Text fontVariantNumeric="tabular-nums" dir="ltr" letterSpacing="0.04em">
          {values.number || '•••• •••• •••• ••••'}
        </Text>
        <Flex justify="space-between" gap="2" textStyle="small">
          <Box truncate>{values.holder || 'Nome no cartão'}</Box>
          <Box fontVariantNumeric="tabular-nums">{values.expiry || 'mm/aa'}</Box>
        </Flex>
      </Flex>
    </Grid>
  )
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

export function IbanTrial() {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const iban = text.replaceAll(' ', '')
  const country = ibanCountries[iban.slice(0, 2)]
  return (
    <Stack gap="2">
      <FreeField
        ref={useMask(ibanMask)}
        label="IBAN"
        placeholder="BR00 0000 0000 0000 0000 0000 000A 0"
        help="De exemplo: BR18 0036 0305 0000 1000 9795 493C 1."
        error={isTouched && iban !== '' ? findIbanError(iban) : undefined}
        autoCapitalize="characters"
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
