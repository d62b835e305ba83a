import { Box, createListCollection, Flex, Grid, Select, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { bindText, Muted, Small } from '../basics.tsx'
import { type Capital, capitals } from '../choices/capitals.ts'
import { FormSelect } from '../fields/form-select.tsx'
import { SelectFrame } from './own-select.tsx'

export const meta = {
  Portraits: { title: 'Com retratos' },
  DependentSelects: { title: 'Dependentes', description: 'A região decide as cidades da segunda lista.' },
}

const collection = createListCollection({
  items: cast.slice(0, 6).map(({ id, name, role }) => ({ value: id, label: name, role })),
})

const Chosen = ({ id }: { id: string | undefined }) => {
  const person = collection.find(id)
  if (!person) return <Muted as="span">Escolha</Muted>
  return (
    <Flex as="span" align="center" gap="2" minW="0">
      <Portrait image={person.value} name={person.label} size="6" />
      <Text as="span" truncate>
        {person.label}
      </Text>
    </Flex>
  )
}

export const Portraits = () => (
  <SelectFrame
    label="Quem revisa"
    collection={collection}
    defaultValue={['noemia']}
    valueText={<Select.Context>{({ value }) => <Chosen id={value[0]} />}</Select.Context>}
  >
    {collection.items.map((person) => (
      <Select.Item key={person.value} item={person}>
        <Flex align="center" gap="3" minW="0">
          <Portrait image={person.value} name={person.label} size="8" />
          <Box minW="0">
            {person.label}
            <Small>{person.role}</Small>
          </Box>
        </Flex>
        <Select.ItemIndicator />
      </Select.Item>
    ))}
  </SelectFrame>
)

const regions = [...new Set(capitals.map(({ region }) => region))]

function readHint(region: string, chosen: Capital | undefined, count: number) {
  if (chosen) return `Entrega em ${chosen.label}, ${region}.`
  return region ? `${count} cidades em ${region}.` : 'Comece pela região.'
}

export function DependentSelects() {
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
      <FormSelect label="Cidade de entrega" disabled={region === ''} {...bindText(city, setCity)}>
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
