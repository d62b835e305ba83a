import { chakra, Grid, RadioCard, Stack } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { LuBarcode, LuCreditCard, LuQrCode } from 'react-icons/lu'
import { organisations } from '../../parts/cast.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { bindText, FieldError, FreeField } from '../basics.tsx'
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
  const bind = (name: keyof Hiring) => ({ name, error: errors[name], ...bindText(hiring[name], set(name)) })
  const set = (name: keyof Hiring) => (value: string) => onChange({ [name]: value })
  const choose = (name: keyof Hiring) => ({
    name,
    value: hiring[name],
    error: errors[name],
    onChange: set(name),
  })
  if (step === 'company')
    return (
      <Stack gap="4">
        <FreeField
          label="Empresa contratante"
          required
          placeholder={organisations[0].name}
          {...bind('company')}
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
        <FreeField label="E-mail de contato" type="email" required {...bind('contact')} />
      </Stack>
    )
  if (step === 'goal') return <Choices label="Objetivo" options={goals} {...choose('goal')} />
  if (step === 'team')
    return (
      <Stack gap="4">
        <FreeField label="Pessoas convidadas" inputMode="numeric" {...bind('seats')} />
        <TextAreaField label="Texto do convite" {...bind('invite')} />
      </Stack>
    )
  return (
    <Stack gap="4">
      <Choices label="Forma de pagamento" options={methods} icons={methodIcons} {...choose('method')} />
      <SelectField
        label="Dia do vencimento"
        value={hiring.dueDay}
        choices={['5', '10', '20'].map((value) => ({ value, label: `Dia ${value}` }))}
        onChange={set('dueDay')}
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
    {error && <FieldError id={`${name}-erro`}>{error}</FieldError>}
  </RadioCard.Root>
)
