import { Grid, GridItem, RadioGroup, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { FreeField } from '../basics.tsx'
import { FormCheck } from '../fields/form-check.tsx'
import { FormSelect, Options } from '../fields/form-select.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { type Opening, plans, sizes } from './opening-schema.ts'

type SectionFieldsProps = {
  /** Initial values. */
  opening: Opening
  errors: FieldErrors
}

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }

/** Returns the props of a section's fields by their name. */
const bindSection = (values: Record<string, string | boolean>, errors: FieldErrors) => (name: string) => ({
  name,
  defaultValue: String(values[name]),
  required: true,
  error: errors[name],
})

function Company({ opening: { company }, errors }: SectionFieldsProps) {
  const bind = bindSection(company, errors)
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <MaskedField mask="cnpj" {...bind('cnpj')} />
      <FreeField label="Razão social" {...bind('name')} />
      <FormSelect label="Porte" {...bind('size')}>
        <option value="">Escolha</option>
        <Options of={sizes} />
      </FormSelect>
    </Grid>
  )
}

function Address({ opening: { address }, errors }: SectionFieldsProps) {
  const bind = bindSection(address, errors)
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <MaskedField mask="cep" {...bind('cep')} />
      <FreeField label="Logradouro" {...bind('street')} />
      <FreeField label="Número" {...bind('number')} />
      <FreeField label="Cidade" {...bind('city')} />
    </Grid>
  )
}

const Access = ({ opening: { access }, errors }: SectionFieldsProps) => (
  <Grid templateColumns={twoColumns} gap="5">
    <RadioGroup.Root recipe={radioGroupSlotRecipe} name="plan" defaultValue={access.plan}>
      <RadioGroup.Label fontWeight="500" display="block" mb="2">
        Plano
      </RadioGroup.Label>
      <Stack direction="row" wrap="wrap" gap="4">
        {Object.entries(plans).map(([plan, name]) => (
          <RadioGroup.Item key={plan} value={plan}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator borderColor="border.control" />
            <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
    <FreeField label="E-mail de acesso" type="email" {...bindSection(access, errors)('email')} />
    <GridItem colSpan={{ md: 2 }}>
      <FormCheck name="accepts" defaultChecked={access.accepts} error={errors.accepts}>
        Li e aceito os termos de uso
      </FormCheck>
    </GridItem>
  </Grid>
)

/** The fields of each section, named like the section's keys. */
export const sectionFields: Record<keyof Opening, (props: SectionFieldsProps) => ReactNode> = {
  company: Company,
  address: Address,
  access: Access,
}
