import { InputGroup, Stack } from '@chakra-ui/react'
import { inputAddonRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'
import { FormField, Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Prefixos e sufixos', description: 'O rótulo também diz a unidade.' }

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

export default () => (
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
