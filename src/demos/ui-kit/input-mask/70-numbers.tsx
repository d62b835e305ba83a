import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useMemo, useState } from 'react'
import { LuCreditCard } from 'react-icons/lu'
import { FreeField, Small } from '../basics.tsx'
import { chooseCardMask, findCardBrand, findCardError, findExpiryError } from '../fields/card.ts'
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

const numberMask: MaskInputOptions = { mask: chooseCardMask }

const expiryMask: MaskInputOptions = { mask: '##/##' }

const codeMask = (length: number): MaskInputOptions => ({ mask: '#'.repeat(length) })

type CardField = 'number' | 'expiry' | 'code'

/** A card's number in its network's groups, checked on blur. Nothing is stored or sent. */
export function CardTrial() {
  const [values, setValues] = useState({ number: '', expiry: '', code: '', holder: '' })
  const [touched, setTouched] = useState<readonly CardField[]>([])
  const digits = values.number.replace(/\D/g, '')
  const brand = findCardBrand(digits)
  const codeLength = brand?.codeLength ?? 3
  const codeOptions = useMemo(() => codeMask(codeLength), [codeLength])
  const errors: Record<CardField, string | undefined> = {
    number: findCardError(digits),
    expiry: findExpiryError(values.expiry.replace(/\D/g, '')),
    code: values.code.length === codeLength ? undefined : `O código tem ${codeLength} dígitos`,
  }
  const readError = (field: CardField) =>
    touched.includes(field) && values[field] !== '' ? errors[field] : undefined
  const listen = (field: keyof typeof values) => ({
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues((all) => ({ ...all, [field]: currentTarget.value })),
  })
  const touch = (field: CardField) => () => setTouched((all) => [...all, field])
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 15rem)' }} gap="5">
      <Stack gap="4">
        <FreeField
          ref={useMask(numberMask)}
          label="Número do cartão"
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          help="De teste: 4111 1111 1111 1111."
          error={readError('number')}
          onBlur={touch('number')}
          {...listen('number')}
        />
        <FreeField label="Nome no cartão" {...listen('holder')} />
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
          <FreeField
            ref={useMask(expiryMask)}
            label="Validade"
            inputMode="numeric"
            placeholder="mm/aa"
            error={readError('expiry')}
            onBlur={touch('expiry')}
            {...listen('expiry')}
          />
          <FreeField
            ref={useMask(codeOptions)}
            label="Código (CVV)"
            inputMode="numeric"
            placeholder={'0'.repeat(codeLength)}
            error={readError('code')}
            onBlur={touch('code')}
            {...listen('code')}
          />
        </Grid>
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
            {brand?.name ?? (digits ? 'Bandeira desconhecida' : 'Bandeira')}
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
