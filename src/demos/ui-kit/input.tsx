import { Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Input, TextField } from '@/ui/forms/field.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { FloatingLabels } from './inputs/floating-field.tsx'
import { ClearableInput, CountedInput, IconSizes, StrengthInput } from './inputs/handy-inputs.tsx'
import { Ratings } from './inputs/rating.tsx'
import { Sliders } from './inputs/sliders.tsx'
import { Tags } from './inputs/tags.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** The label is always visible; the placeholder is only an example. */
function Labelled() {
  return (
    <Stack gap="4">
      <TextField label="Nome completo" placeholder="Marina Exemplo do Vale" required autoComplete="off" />
      <TextField label="Apelido" help="É assim que a equipe vai ver você." autoComplete="off" />
    </Stack>
  )
}

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

function Variants() {
  return (
    <Stack gap="4">
      {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
        <TextField key={variant} variant={variant} label={variants[variant]} placeholder="Cidade" />
      ))}
    </Stack>
  )
}

const sizes = { xs: 'Menor', sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

function Sizes() {
  return (
    <Stack gap="3">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Input key={size} size={size} aria-label={sizes[size]} placeholder={sizes[size]} />
      ))}
    </Stack>
  )
}

/** The input type selects the keyboard on a phone. */
function Types() {
  const [search, setSearch] = useState('')
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <TextField label="E-mail" type="email" placeholder="ana@exemplo.com.br" autoComplete="off" />
      <TextField label="Site" type="url" placeholder="https://exemplo.com.br" autoComplete="off" />
      <TextField label="Quantidade" type="number" min={1} max={99} defaultValue={3} inputMode="numeric" />
      <PasswordField label="Senha" autoComplete="new-password" />
      <SearchField
        label="Buscar contato"
        value={search}
        onChange={setSearch}
        width="full"
        gridColumn="1 / -1"
      />
    </Grid>
  )
}

function States() {
  return (
    <Stack gap="4">
      <TextField label="Somente leitura" readOnly defaultValue="Protocolo 2026-000123" />
      <TextField label="Indisponível" disabled defaultValue="Preenchido pela empresa" />
      <TextField
        label="Com erro"
        defaultValue="ana@"
        error="Complete o e-mail: falta o que vem depois do @"
      />
    </Stack>
  )
}

const emailPattern = /^\S+@\S+\.\S+$/

/** The message appears on blur and disappears as soon as the value is valid. */
function Checked() {
  const [value, setValue] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isInvalid = isTouched && value !== '' && !emailPattern.test(value)
  return (
    <TextField
      label="E-mail de contato"
      type="email"
      autoComplete="off"
      value={value}
      help="Confere quando você sai do campo."
      error={isInvalid ? 'Informe um e-mail como ana@exemplo.com.br' : undefined}
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => setTouched(true)}
    />
  )
}

const handySource = () => import('./inputs/handy-inputs.tsx?raw')

export default function InputPage() {
  return (
    <SpecimenPage source={() => import('./input.tsx?raw')}>
      <Specimen title="Com rótulo e ajuda" code="Labelled">
        <Labelled />
      </Specimen>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Tipos" description="Cada tipo traz o teclado certo no celular." code="Types">
        <Types />
      </Specimen>
      <Specimen title="Estados" code="States">
        <States />
      </Specimen>
      <Specimen title="Conferido ao sair" description="A mensagem some ao corrigir." code="Checked">
        <Checked />
      </Specimen>
      <Specimen
        title="Rótulos flutuantes"
        description="Sobem com o foco ou com um valor; só CSS."
        code="FloatingLabels"
        source={() => import('./inputs/floating-field.tsx?raw')}
      >
        <FloatingLabels />
      </Specimen>
      <Specimen
        title="Força da senha"
        description="Comprimento conta mais do que símbolos."
        code="StrengthInput"
        source={handySource}
      >
        <StrengthInput />
      </Specimen>
      <Specimen title="Ícone e botão de limpar" code="ClearableInput" source={handySource}>
        <ClearableInput />
      </Specimen>
      <Specimen
        title="Contador de letras"
        description="Passar do limite é um erro, nunca um corte."
        code="CountedInput"
        source={handySource}
      >
        <CountedInput />
      </Specimen>
      <Specimen title="Ícone em cada tamanho" code="IconSizes" source={handySource}>
        <IconSizes />
      </Specimen>
      <Specimen
        title="Etiquetas"
        description="Enter, vírgula ou uma lista colada; Backspace volta à última."
        code="Tags"
        source={() => import('./inputs/tags.tsx?raw')}
      >
        <Tags />
      </Specimen>
      <Specimen
        title="Controles deslizantes"
        description="Um valor, uma faixa e marcas."
        code="Sliders"
        source={() => import('./inputs/sliders.tsx?raw')}
      >
        <Sliders />
      </Specimen>
      <Specimen
        title="Avaliação"
        description="Setas mudam a nota."
        code="Ratings"
        source={() => import('./inputs/rating.tsx?raw')}
      >
        <Ratings />
      </Specimen>
    </SpecimenPage>
  )
}
