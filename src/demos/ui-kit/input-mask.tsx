import { Box, Code, chakra, Grid, Stack, Text } from '@chakra-ui/react'
import { codeRecipe } from '@chakra-ui/react/theme'
import type { MaskInputOptions } from 'maska'
import { useMemo, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { CardTrial } from './fields/card-trial.tsx'
import { IbanTrial } from './fields/iban-trial.tsx'
import { findMaskError, removeMask } from './fields/mask-error.ts'
import { MaskedField } from './fields/masked-field.tsx'
import { type MaskName, masks } from './fields/masks.ts'
import { useMask } from './fields/use-mask.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'

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
      <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
        Sem máscara:{' '}
        <Code recipe={codeRecipe} bg="bg.muted" color="fg">
          {removeMask(mask, text) || '–'}
        </Code>
      </Text>
    </Stack>
  )
}

function Documents() {
  return (
    <Stack gap="5">
      <MaskTrial mask="cpf" help="Por exemplo 529.982.247-25." />
      <MaskTrial mask="cnpj" help="Aceita o alfanumérico, por exemplo 12.ABC.345/01DE-35." />
    </Stack>
  )
}

function Contact() {
  return (
    <Stack gap="5">
      <MaskTrial mask="phone" help="Fixo ou celular: a máscara muda com o nono dígito." />
      <MaskTrial mask="cep" />
    </Stack>
  )
}

function Vehicle() {
  return <MaskTrial mask="plate" help="Padrão antigo ou Mercosul; as letras ficam maiúsculas." />
}

function DateAndMoney() {
  return (
    <Stack gap="5">
      <MaskTrial mask="date" help="Recusa dias que não existem, como 30/02." />
      <MaskTrial mask="money" help="Digite a vírgula para os centavos." />
    </Stack>
  )
}

const customTokens = { A: { pattern: /[A-Za-z]/, transform: (letter: string) => letter.toUpperCase() } }

/** The user writes the mask. */
function OwnMask() {
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

function Definitions() {
  return (
    <Grid as="dl" templateColumns="max-content minmax(0, 1fr)" columnGap="6" rowGap="2">
      {Object.values(masks).map(({ label, placeholder }) => (
        <Box key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums">{placeholder}</chakra.dd>
        </Box>
      ))}
    </Grid>
  )
}

export default function InputMaskPage() {
  return (
    <SpecimenPage source={() => import('./input-mask.tsx?raw')}>
      <Specimen title="Documentos" description="Os dígitos verificadores são conferidos." code="Documents">
        <Documents />
      </Specimen>
      <Specimen title="Contato e endereço" code="Contact">
        <Contact />
      </Specimen>
      <Specimen title="Data e moeda" code="DateAndMoney">
        <DateAndMoney />
      </Specimen>
      <Specimen title="Veículo" code="Vehicle">
        <Vehicle />
      </Specimen>
      <Specimen title="Máscara própria" description="Escreva o formato e experimente." code="OwnMask">
        <OwnMask />
      </Specimen>
      <Specimen
        title="As definições"
        description="O que cada máscara aceita, num lugar só."
        code="masks"
        source={() => import('./fields/masks.ts?raw')}
      >
        <Definitions />
      </Specimen>
      <Specimen
        title="Cartão"
        description="A bandeira muda os grupos e o código; o dígito de Luhn é conferido. Nada é guardado."
        code="CardTrial"
        source={() => import('./fields/card-trial.tsx?raw')}
      >
        <CardTrial />
      </Specimen>
      <Specimen
        title="Conta internacional"
        description="O país decide o tamanho; o resto por 97 confere o número."
        code="IbanTrial"
        source={() => import('./fields/iban-trial.tsx?raw')}
      >
        <IbanTrial />
      </Specimen>
    </SpecimenPage>
  )
}
