import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'

export const meta = { title: 'Tipos', description: 'Cada tipo traz o teclado certo no celular.' }

/** The input type selects the keyboard on a phone. */
export default function Types() {
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
