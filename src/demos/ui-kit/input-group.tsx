import { Button, chakra, Grid, InputGroup, NumberInput, PinInput, Stack } from '@chakra-ui/react'
import { inputAddonRecipe, numberInputSlotRecipe, pinInputSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { LuAtSign, LuCopy, LuMapPin, LuMinus, LuPhone, LuPlus } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { ButtonAddons } from './groups/button-addons.tsx'
import { SelectAddons } from './groups/select-addons.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function WithIcons() {
  return (
    <Stack gap="4">
      <FormField label="Usuário">
        <InputGroup startElement={<LuAtSign aria-hidden="true" />}>
          <Input placeholder="ana.exemplo" autoComplete="off" />
        </InputGroup>
      </FormField>
      <FormField label="Telefone">
        <InputGroup startElement={<LuPhone aria-hidden="true" />}>
          {/* The browser writes numbers from left to right, so that the icon is at the end in the mirrored layout. */}
          <Input type="tel" placeholder="(11) 90000-0000" autoComplete="off" _rtl={{ ps: '3', pe: '10' }} />
        </InputGroup>
      </FormField>
      <FormField label="Cidade">
        <InputGroup endElement={<LuMapPin aria-hidden="true" />}>
          <Input placeholder="Recife" autoComplete="off" />
        </InputGroup>
      </FormField>
    </Stack>
  )
}

/** An addon before or after the field. The label names the unit for screen readers. */
const Addons = ({
  start,
  end,
  children,
}: {
  start?: ReactNode
  end?: ReactNode
  children: ReactElement<object>
}) => (
  <InputGroup
    startAddon={start}
    endAddon={end}
    startAddonProps={{ recipe: inputAddonRecipe, 'aria-hidden': true, borderColor: 'border.control' }}
    endAddonProps={{ recipe: inputAddonRecipe, 'aria-hidden': true, borderColor: 'border.control' }}
  >
    {children}
  </InputGroup>
)

function WithAddons() {
  return (
    <Stack gap="4">
      <FormField label="Valor em reais">
        <Addons start="R$">
          <Input inputMode="decimal" placeholder="0,00" autoComplete="off" />
        </Addons>
      </FormField>
      <FormField label="Peso em quilos">
        <Addons end="kg">
          <Input inputMode="decimal" placeholder="72,5" autoComplete="off" />
        </Addons>
      </FormField>
      <FormField label="Endereço do site, sem https e sem .com.br">
        <Addons start="https://" end=".com.br">
          <Input placeholder="exemplo" autoComplete="off" />
        </Addons>
      </FormField>
    </Stack>
  )
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

function WithButton() {
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
          <Button variant="outline" colorPalette="primary" height="10" onClick={() => void copyLink()}>
            <LuCopy aria-hidden="true" /> Copiar
          </Button>
        </Grid>
      </FormField>
      <form onSubmit={invite}>
        <FormField label="Convidar por e-mail" required>
          <Grid templateColumns="minmax(0, 1fr) auto" gap="2">
            <Input
              type="email"
              placeholder="noemia.arantes@exemplo.com.br"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
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

/** Arrow keys change it by one step, Page Up and Page Down by ten, Home and End set the limits. */
function Steps() {
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

/** A pasted code fills all of its fields; the last character submits it. */
function AccessCode() {
  return (
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
}

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

function Sizes() {
  return (
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
}

export default function InputGroupPage() {
  return (
    <SpecimenPage source={() => import('./input-group.tsx?raw')}>
      <Specimen title="Com ícone" code="WithIcons">
        <WithIcons />
      </Specimen>
      <Specimen title="Prefixos e sufixos" description="O rótulo também diz a unidade." code="WithAddons">
        <WithAddons />
      </Specimen>
      <Specimen
        title="Com listas"
        description="Antes, depois e dos dois lados do campo."
        code="SelectAddons"
        source={() => import('./groups/select-addons.tsx?raw')}
      >
        <SelectAddons />
      </Specimen>
      <Specimen
        title="Com ações"
        description="Revelar, copiar, menu, caixa de marcar e dois campos juntos."
        code="ButtonAddons"
        source={() => import('./groups/button-addons.tsx?raw')}
      >
        <ButtonAddons />
      </Specimen>
      <Specimen title="Com botão" code="WithButton">
        <WithButton />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Com passos" description="De 5 em 5; setas, Home e End também." code="Steps">
        <Steps />
      </Specimen>
      <Specimen title="Código de acesso" description="Colar preenche todos os dígitos." code="AccessCode">
        <AccessCode />
      </Specimen>
    </SpecimenPage>
  )
}
