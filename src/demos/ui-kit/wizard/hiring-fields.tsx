import { chakra, Grid, RadioCard, Stack, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { LuBarcode, LuCreditCard, LuQrCode } from 'react-icons/lu'
import { organisations } from '../../parts/cast.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { FreeField } from '../basics.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { goals, type Hiring, type HiringStep, methods } from './hiring-schema.ts'

type HiringFieldsProps = {
  step: HiringStep['id']
  hiring: Readonly<Hiring>
  errors: Record<string, string>
  onChange: (values: Partial<Hiring>) => void
}

const methodIcons = { pix: LuQrCode, boleto: LuBarcode, cartao: LuCreditCard }

/** The fields of a step. Each keystroke goes to the draft. */
export function HiringFields({ step, hiring, errors, onChange }: HiringFieldsProps) {
  if (step === 'company')
    return (
      <Stack gap="4">
        <FreeField
          label="Empresa contratante"
          name="company"
          required
          value={hiring.company}
          placeholder={organisations[0].name}
          error={errors.company}
          onChange={({ target }) => onChange({ company: target.value })}
        />
        <MaskedField
          label="CNPJ da contratante"
          name="document"
          mask="cnpj"
          required
          defaultValue={hiring.document}
          error={errors.document}
          onInput={({ currentTarget }) => onChange({ document: currentTarget.value })}
        />
        <FreeField
          label="E-mail de contato"
          name="contact"
          type="email"
          required
          value={hiring.contact}
          error={errors.contact}
          onChange={({ target }) => onChange({ contact: target.value })}
        />
      </Stack>
    )
  if (step === 'goal')
    return (
      <Choices
        label="Objetivo"
        name="goal"
        options={goals}
        value={hiring.goal}
        error={errors.goal}
        onChange={(goal) => onChange({ goal })}
      />
    )
  if (step === 'team')
    return (
      <Stack gap="4">
        <FreeField
          label="Pessoas convidadas"
          name="seats"
          inputMode="numeric"
          value={hiring.seats}
          error={errors.seats}
          onChange={({ target }) => onChange({ seats: target.value })}
        />
        <TextAreaField
          label="Texto do convite"
          name="invite"
          value={hiring.invite}
          error={errors.invite}
          onChange={({ target }) => onChange({ invite: target.value })}
        />
      </Stack>
    )
  return (
    <Stack gap="4">
      <Choices
        label="Forma de pagamento"
        name="method"
        options={methods}
        icons={methodIcons}
        value={hiring.method}
        error={errors.method}
        onChange={(method) => onChange({ method })}
      />
      <SelectField
        label="Dia do vencimento"
        value={hiring.dueDay}
        choices={['5', '10', '20'].map((value) => ({ value, label: `Dia ${value}` }))}
        onChange={(dueDay) => onChange({ dueDay })}
      />
    </Stack>
  )
}

type ChoicesProps = {
  label: string
  name: string
  options: Record<string, string>
  icons?: Record<string, typeof LuQrCode>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Choices = ({ label, name, options, icons, value, error, onChange }: ChoicesProps) => (
  <RadioCard.Root
    recipe={radioCardSlotRecipe}
    name={name}
    value={value || null}
    onValueChange={({ value: next }) => next && onChange(next)}
  >
    <RadioCard.Label fontWeight="500">{label}</RadioCard.Label>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      {Object.entries(options).map(([key, text]) => {
        const Icon = icons?.[key]
        return (
          <RadioCard.Item key={key} value={key}>
            <RadioCard.ItemHiddenInput aria-describedby={error ? `${name}-erro` : undefined} />
            <RadioCard.ItemControl p="3">
              <RadioCard.ItemContent>
                {Icon && (
                  <chakra.span color="primary.fg" fontSize="20px">
                    <Icon aria-hidden="true" />
                  </chakra.span>
                )}
                <RadioCard.ItemText>{text}</RadioCard.ItemText>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator
                css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }}
              />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        )
      })}
    </Grid>
    {error && (
      <Text id={`${name}-erro`} color="fg.error" textStyle="small" fontWeight="500">
        {error}
      </Text>
    )}
  </RadioCard.Root>
)
