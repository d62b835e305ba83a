import { Box, Code, chakra, Grid, Stack } from '@chakra-ui/react'
import { codeRecipe } from '@chakra-ui/react/theme'
import type { MaskInputOptions } from 'maska'
import { useMemo, useState } from 'react'
import { bindText, FreeField, Small } from '../basics.tsx'
import { MaskedField, useMask } from '../fields/masked-field.tsx'
import { findMaskError, type MaskName, masks, removeMask } from '../fields/masks.ts'

export const meta = {
  Documents: { title: 'Documentos', description: 'Os dígitos verificadores são conferidos.' },
  Contact: { title: 'Contato e endereço' },
  DateAndMoney: { title: 'Data e moeda' },
  Vehicle: { title: 'Veículo' },
  OwnMask: { title: 'Máscara própria', description: 'Escreva o formato e experimente.' },
  Definitions: {
    title: 'As definições',
    description: 'O que cada máscara aceita, num lugar só.',
    code: '/src/demos/ui-kit/fields/masks.ts',
  },
}

/** A masked field, checked on blur, and the value an application would receive. */
function MaskTrial({ mask, help }: { mask: MaskName; help?: string }) {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const maskError = isTouched && text !== '' ? findMaskError(mask, text) : undefined
  return (
    <Stack gap="2" minW="0">
      <MaskedField
        mask={mask}
        help={help}
        error={maskError}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setTouched(true)}
      />
      <Small overflowWrap="anywhere">
        Sem máscara:{' '}
        <Code recipe={codeRecipe} bg="bg.muted" color="fg">
          {removeMask(mask, text) || '–'}
        </Code>
      </Small>
    </Stack>
  )
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

export function OwnMask() {
  const [pattern, setPattern] = useState('AA-####')
  const options = useMemo<MaskInputOptions>(() => ({ mask: pattern, tokens: customTokens }), [pattern])
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <FreeField
        label="Sua máscara"
        help="# é um dígito, A é uma letra; o resto fica como está."
        spellCheck={false}
        {...bindText(pattern, setPattern)}
      />
      <FreeField
        key={pattern}
        ref={useMask(options)}
        label="Experimente"
        placeholder={pattern}
        dir="ltr"
        _rtl={{ textAlign: 'right' }}
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
