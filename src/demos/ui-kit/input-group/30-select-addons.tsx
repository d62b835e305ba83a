import { Stack, Text } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { Options } from '../fields/form-select.tsx'
import { useMask } from '../fields/masked-field.tsx'
import { masks, removeMask } from '../fields/masks.ts'
import { Addon, AddonSelect, Joined } from '../groups/joined.tsx'

export const meta = { title: 'Com listas', description: 'Antes, depois e dos dois lados do campo.' }

const countries = { '+55': 'Brasil +55', '+351': 'Portugal +351', '+54': 'Argentina +54', '+1': 'EUA +1' }

/** Reais per unit: round rates of an example, not of a market. */
const rates = { BRL: 1, USD: 5.4, EUR: 6.2 }

const units = { dia: 1, semana: 7, mes: 30 }

const money = createMoneyFormat()

const MoneyInput = (props: ComponentProps<typeof Input>) => (
  <Input ref={useMask(masks.money.options)} inputMode="decimal" autoComplete="off" {...props} />
)

/** A select before the input. */
function PhoneWithCountry() {
  const [country, setCountry] = useState('+55')
  const [digits, setDigits] = useState('')
  return (
    <FormField label="Telefone internacional" help={`Para ligar: ${country} ${digits || '…'}`}>
      <Joined>
        <AddonSelect
          aria-label="País do telefone"
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          <Options of={countries} />
        </AddonSelect>
        <Input
          type="tel"
          autoComplete="off"
          placeholder="11 90000 0000"
          value={digits}
          onChange={({ target }) => setDigits(target.value.replace(/[^\d ]/g, ''))}
        />
      </Joined>
    </FormField>
  )
}

/** A select before and one after the input; both change the result. */
function Budget() {
  const [currency, setCurrency] = useState<keyof typeof rates>('USD')
  const [unit, setUnit] = useState<keyof typeof units>('mes')
  const [text, setText] = useState('120,00')
  const daily = (Number(removeMask('money', text)) * rates[currency]) / units[unit]
  return (
    <FormField
      label="Orçamento"
      help={<Text role="status">{money.format(daily)} por dia, com câmbio de exemplo</Text>}
    >
      <Joined>
        <AddonSelect
          aria-label="Moeda"
          value={currency}
          onChange={({ target }) => setCurrency(target.value as keyof typeof rates)}
        >
          <option value="BRL">R$</option>
          <option value="USD">US$</option>
          <option value="EUR">€</option>
        </AddonSelect>
        <MoneyInput defaultValue="120,00" onInput={({ currentTarget }) => setText(currentTarget.value)} />
        <AddonSelect
          aria-label="Período do orçamento"
          value={unit}
          onChange={({ target }) => setUnit(target.value as keyof typeof units)}
        >
          <option value="dia">por dia</option>
          <option value="semana">por semana</option>
          <option value="mes">por mês</option>
        </AddonSelect>
      </Joined>
    </FormField>
  )
}

/** A select between two texts: the address of a site in parts. */
function SiteAddress() {
  const [name, setName] = useState('livraria')
  const [ending, setEnding] = useState('.example.com')
  return (
    <FormField label="Endereço da loja" help={`https://${name || '…'}${ending}`}>
      <Joined>
        <Addon>https://</Addon>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value.toLowerCase().replace(/[^a-z0-9-]/g, ''))}
        />
        <AddonSelect
          aria-label="Final do endereço"
          value={ending}
          onChange={({ target }) => setEnding(target.value)}
        >
          <option>.example.com</option>
          <option>.example.net</option>
          <option>.example.org</option>
        </AddonSelect>
      </Joined>
    </FormField>
  )
}

export default () => (
  <Stack gap="4">
    <PhoneWithCountry />
    <Budget />
    <SiteAddress />
  </Stack>
)
