import { Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Input, TextField } from '@/ui/forms/field.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { bindText, FreeField } from '../basics.tsx'

export const meta = {
  Labelled: { title: 'Com rótulo e ajuda' },
  Variants: { title: 'Variantes' },
  Sizes: { title: 'Tamanhos' },
  Types: { title: 'Tipos', description: 'Cada tipo traz o teclado certo no celular.' },
  States: { title: 'Estados' },
  Checked: { title: 'Conferido ao sair', description: 'A mensagem some ao corrigir.' },
}

/** The label is always visible; the placeholder is only an example. */
export const Labelled = () => (
  <Stack gap="4">
    <FreeField label="Nome completo" placeholder="Marina Exemplo do Vale" required />
    <FreeField label="Apelido" help="É assim que a equipe vai ver você." />
  </Stack>
)

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

export const Variants = () => (
  <Stack gap="4">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <TextField key={variant} variant={variant} label={variants[variant]} placeholder="Cidade" />
    ))}
  </Stack>
)

const sizes = { xs: 'Menor', sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export const Sizes = () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Input key={size} size={size} aria-label={sizes[size]} placeholder={sizes[size]} />
    ))}
  </Stack>
)

export function Types() {
  const [search, setSearch] = useState('')
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <FreeField label="E-mail" type="email" placeholder="ana@exemplo.com.br" />
      <FreeField label="Site" type="url" placeholder="https://exemplo.com.br" />
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

export const States = () => (
  <Stack gap="4">
    <TextField label="Somente leitura" readOnly defaultValue="Protocolo 2026-000123" />
    <TextField label="Indisponível" disabled defaultValue="Preenchido pela empresa" />
    <TextField label="Com erro" defaultValue="ana@" error="Complete o e-mail: falta o que vem depois do @" />
  </Stack>
)

const emailPattern = /^\S+@\S+\.\S+$/

export function Checked() {
  const [value, setValue] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isInvalid = isTouched && value !== '' && !emailPattern.test(value)
  return (
    <FreeField
      label="E-mail de contato"
      type="email"
      help="Confere quando você sai do campo."
      error={isInvalid ? 'Informe um e-mail como ana@exemplo.com.br' : undefined}
      {...bindText(value, setValue)}
      onBlur={() => setTouched(true)}
    />
  )
}
