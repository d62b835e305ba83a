import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { Small } from '../basics.tsx'
import { type Capital, capitals } from '../choices/capitals.ts'
import { FormSelect } from '../fields/form-select.tsx'

export const meta = { title: 'Dependentes', description: 'A região decide as cidades da segunda lista.' }

const regions = [...new Set(capitals.map(({ region }) => region))]

function readHint(region: string, chosen: Capital | undefined, count: number) {
  if (chosen) return `Entrega em ${chosen.label}, ${region}.`
  return region ? `${count} cidades em ${region}.` : 'Comece pela região.'
}

/** Two selects: the second has the choices of the first, and is empty again when the first changes. */
export default function DependentSelects() {
  const [region, setRegion] = useState('')
  const [city, setCity] = useState('')
  const cities = capitals.filter((capital) => capital.region === region)
  const chosen = cities.find(({ value }) => value === city)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <FormSelect
        label="Região de entrega"
        value={region}
        onChange={({ target }) => {
          setRegion(target.value)
          setCity('')
        }}
      >
        <option value="">Escolha</option>
        {regions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </FormSelect>
      <FormSelect
        label="Cidade de entrega"
        value={city}
        disabled={region === ''}
        onChange={({ target }) => setCity(target.value)}
      >
        <option value="">{region ? 'Escolha' : 'Antes, a região'}</option>
        {cities.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </FormSelect>
      <Small role="status" gridColumn="1 / -1">
        {readHint(region, chosen, cities.length)}
      </Small>
    </Grid>
  )
}
