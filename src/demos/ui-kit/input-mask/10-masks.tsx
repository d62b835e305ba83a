import { Box, chakra, Grid, Stack } from '@chakra-ui/react'
import type { MaskInputOptions } from 'maska'
import { useMemo, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { masks } from '../fields/masks.ts'
import { useMask } from '../fields/use-mask.ts'
import { MaskTrial } from './mask-trial.tsx'

export const meta = {
  Documents: { title: 'Documentos', description: 'Os dígitos verificadores são conferidos.' },
  Contact: { title: 'Contato e endereço' },
  DateAndMoney: { title: 'Data e moeda' },
  Vehicle: { title: 'Veículo' },
  OwnMask: { title: 'Máscara própria', description: 'Escreva o formato e experimente.' },
  Definitions: {
    title: 'As definições',
    description: 'O que cada máscara aceita, num lugar só.',
    code: './fields/masks.ts',
  },
}

export const Documents = () => (
  <Stack gap="5">
    <MaskTrial mask="cpf" help="Por exemplo 529.982.247-25." />
    <MaskTrial mask="cnpj" help="Aceita o alfanumérico, por exemplo 12.ABC.345/01DE-35." />
  </Stack>
)

export const Contact = () => (
  <Stack gap="5">
    <MaskTrial mask="phone" help="Fixo ou celular: a máscara muda com o nono dígito." />
    <MaskTrial mask="cep" />
  </Stack>
)

export const DateAndMoney = () => (
  <Stack gap="5">
    <MaskTrial mask="date" help="Recusa dias que não existem, como 30/02." />
    <MaskTrial mask="money" help="Digite a vírgula para os centavos." />
  </Stack>
)

export const Vehicle = () => (
  <MaskTrial mask="plate" help="Padrão antigo ou Mercosul; as letras ficam maiúsculas." />
)

const customTokens = { A: { pattern: /[A-Za-z]/, transform: (letter: string) => letter.toUpperCase() } }

/** The user writes the mask. */
export function OwnMask() {
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

export const Definitions = () => (
  <Grid as="dl" templateColumns="max-content minmax(0, 1fr)" columnGap="6" rowGap="2">
    {Object.values(masks).map(({ label, placeholder }) => (
      <Box key={label} display="contents">
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd fontVariantNumeric="tabular-nums">{placeholder}</chakra.dd>
      </Box>
    ))}
  </Grid>
)
