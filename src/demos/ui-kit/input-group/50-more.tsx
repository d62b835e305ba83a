import { Button, chakra, Grid, InputGroup, NumberInput, PinInput, Stack } from '@chakra-ui/react'
import { inputAddonRecipe, numberInputSlotRecipe, pinInputSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useId, useState } from 'react'
import { LuCopy, LuMinus, LuPlus } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { bindText, OutlineButton } from '../basics.tsx'

export const meta = {
  WithButton: { title: 'Com botão' },
  Sizes: { title: 'Tamanhos' },
  Steps: { title: 'Com passos', description: 'De 5 em 5; setas, Home e End também.' },
  AccessCode: { title: 'Código de acesso', description: 'Colar preenche todos os dígitos.' },
}

const link = 'https://exemplo.com.br/convite/7f3c'

async function copyLink() {
  try {
    await navigator.clipboard.writeText(link)
    notify.success('Link copiado')
  } catch {
    notify.error('Não foi possível copiar')
  }
}

export function WithButton() {
  const [email, setEmail] = useState('')
  function invite(event: FormEvent) {
    event.preventDefault()
    notify.success('Send Successfully')
    setEmail('')
  }
  return (
    <Stack gap="4">
      <FormField label="Link do convite">
        <Grid templateColumns="minmax(0, 1fr) auto" gap="2">
          <Input readOnly defaultValue={link} />
          <OutlineButton height="10" onClick={() => void copyLink()}>
            <LuCopy aria-hidden="true" /> Copiar
          </OutlineButton>
        </Grid>
      </FormField>
      <form onSubmit={invite}>
        <FormField label="Convidar por e-mail" required>
          <Grid templateColumns="minmax(0, 1fr) auto" gap="2">
            <Input
              type="email"
              placeholder="noemia.arantes@exemplo.com.br"
              autoComplete="off"
              {...bindText(email, setEmail)}
            />
            <Button type="submit" height="10">
              Convidar
            </Button>
          </Grid>
        </FormField>
      </form>
    </Stack>
  )
}

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export const Sizes = () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <InputGroup
        key={size}
        startAddon="@"
        startAddonProps={{
          recipe: inputAddonRecipe,
          size,
          'aria-hidden': true,
          borderColor: 'border.control',
        }}
      >
        <Input size={size} aria-label={`${sizes[size]}, com prefixo`} placeholder={sizes[size]} />
      </InputGroup>
    ))}
  </Stack>
)

/** Arrow keys change it by one step, Page Up and Page Down by ten, Home and End set the limits. */
export function Steps() {
  const id = useId()
  return (
    <NumberInput.Root
      recipe={numberInputSlotRecipe}
      ids={{ input: id }}
      defaultValue="10"
      min={0}
      max={50}
      step={5}
    >
      <chakra.label htmlFor={id} display="block" fontWeight="500" mb="1.5">
        Consultas por lote
      </chakra.label>
      <Grid templateColumns="auto minmax(0, 1fr) auto" gap="2" maxW="260px">
        <NumberInput.DecrementTrigger asChild aria-label="Diminuir">
          <Button variant="outline" height="10" px="0" width="10">
            <LuMinus aria-hidden="true" />
          </Button>
        </NumberInput.DecrementTrigger>
        <NumberInput.Input textAlign="center" px="2" borderColor="border.control" />
        <NumberInput.IncrementTrigger asChild aria-label="Aumentar">
          <Button variant="outline" height="10" px="0" width="10">
            <LuPlus aria-hidden="true" />
          </Button>
        </NumberInput.IncrementTrigger>
      </Grid>
    </NumberInput.Root>
  )
}

const positions = [0, 1, 2, 3, 4, 5]

export const AccessCode = () => (
  <PinInput.Root
    recipe={pinInputSlotRecipe}
    otp
    translations={{ inputLabel: (index, length) => `Dígito ${index + 1} de ${length}` }}
    onValueComplete={() => notify.success('Send Successfully')}
  >
    <PinInput.HiddenInput />
    <PinInput.Label fontWeight="500" display="block" mb="1.5">
      Código recebido por SMS
    </PinInput.Label>
    <PinInput.Control flexWrap="wrap">
      {positions.map((index) => (
        <PinInput.Input key={index} index={index} borderColor="border.control" />
      ))}
    </PinInput.Control>
  </PinInput.Root>
)
