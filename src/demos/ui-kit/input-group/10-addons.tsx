import { InputGroup, Stack } from '@chakra-ui/react'
import { inputAddonRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'
import { LuAtSign, LuMapPin, LuPhone } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'

export const meta = {
  WithIcons: { title: 'Com ícone' },
  WithAddons: { title: 'Prefixos e sufixos', description: 'O rótulo também diz a unidade.' },
}

export const WithIcons = () => (
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

export const WithAddons = () => (
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
