import { Grid, GridItem, RadioGroup, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { FreeField } from '../basics.tsx'
import { FormCheck } from '../fields/form-check.tsx'
import { FormSelect } from '../fields/form-select.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { type Opening, plans, sizes } from './opening-schema.ts'

type SectionFieldsProps = {
  /** Initial values. */
  opening: Opening
  errors: FieldErrors
}

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }

const Company = ({ opening: { company }, errors }: SectionFieldsProps) => (
  <Grid templateColumns={twoColumns} gap="4">
    <MaskedField name="cnpj" mask="cnpj" defaultValue={company.cnpj} required error={errors.cnpj} />
    <FreeField label="Razão social" name="name" defaultValue={company.name} required error={errors.name} />
    <FormSelect label="Porte" name="size" defaultValue={company.size} required error={errors.size}>
      <option value="">Escolha</option>
      {Object.entries(sizes).map(([size, name]) => (
        <option key={size} value={size}>
          {name}
        </option>
      ))}
    </FormSelect>
  </Grid>
)

const Address = ({ opening: { address }, errors }: SectionFieldsProps) => (
  <Grid templateColumns={twoColumns} gap="4">
    <MaskedField name="cep" mask="cep" defaultValue={address.cep} required error={errors.cep} />
    <FreeField
      label="Logradouro"
      name="street"
      defaultValue={address.street}
      required
      error={errors.street}
    />
    <FreeField label="Número" name="number" defaultValue={address.number} required error={errors.number} />
    <FreeField label="Cidade" name="city" defaultValue={address.city} required error={errors.city} />
  </Grid>
)

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
    <FreeField
      label="E-mail de acesso"
      name="email"
      type="email"
      defaultValue={access.email}
      required
      error={errors.email}
    />
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
