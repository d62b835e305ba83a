import { Grid, GridItem, RadioGroup, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { TextField } from '@/ui/forms/text-field.tsx'
import { FormCheck } from '../fields/form-check.tsx'
import { FormSelect } from '../fields/form-select.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { type Opening, plans, sizes } from './opening-schema.ts'

type PartProps = { form: UseFormReturn<Opening> }

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }

function Company({ form: { register, formState } }: PartProps) {
  const errors = formState.errors.company
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <MaskedField {...register('company.cnpj')} mask="cnpj" required error={errors?.cnpj?.message} />
      <TextField
        {...register('company.name')}
        label="Razão social"
        required
        error={errors?.name?.message}
        autoComplete="off"
      />
      <FormSelect {...register('company.size')} label="Porte" required error={errors?.size?.message}>
        <option value="">Escolha</option>
        {Object.entries(sizes).map(([size, name]) => (
          <option key={size} value={size}>
            {name}
          </option>
        ))}
      </FormSelect>
    </Grid>
  )
}

function Address({ form: { register, formState } }: PartProps) {
  const errors = formState.errors.address
  return (
    <Grid templateColumns={twoColumns} gap="4">
      <MaskedField {...register('address.cep')} mask="cep" required error={errors?.cep?.message} />
      <TextField
        {...register('address.street')}
        label="Logradouro"
        required
        error={errors?.street?.message}
        autoComplete="off"
      />
      <TextField
        {...register('address.number')}
        label="Número"
        required
        error={errors?.number?.message}
        autoComplete="off"
      />
      <TextField
        {...register('address.city')}
        label="Cidade"
        required
        error={errors?.city?.message}
        autoComplete="off"
      />
    </Grid>
  )
}

function Access({ form: { register, control, formState } }: PartProps) {
  const errors = formState.errors.access
  return (
    <Grid templateColumns={twoColumns} gap="5">
      <Controller
        name="access.plan"
        control={control}
        render={({ field: { value, onChange } }) => (
          <RadioGroup.Root
            recipe={radioGroupSlotRecipe}
            value={value}
            onValueChange={(details) => onChange(details.value)}
          >
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
        )}
      />
      <TextField
        {...register('access.email')}
        label="E-mail de acesso"
        type="email"
        required
        error={errors?.email?.message}
        autoComplete="off"
      />
      <GridItem colSpan={{ md: 2 }}>
        <Controller
          name="access.accepts"
          control={control}
          render={({ field: { value, disabled: _disabled, ...field } }) => (
            <FormCheck {...field} checked={value} error={errors?.accepts?.message}>
              Li e aceito os termos de uso
            </FormCheck>
          )}
        />
      </GridItem>
    </Grid>
  )
}

/** The fields of each part of the opening. */
export const partFields: Record<keyof Opening, (props: PartProps) => ReactNode> = {
  company: Company,
  address: Address,
  access: Access,
}
