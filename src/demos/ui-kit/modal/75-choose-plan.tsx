import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { FieldError, Small } from '../basics.tsx'
import { EditOpener, type EditorProps } from './opener.tsx'

export const meta = { title: 'Escolher um plano', description: 'Preços por mês ou por ano.', isNarrow: true }

const plans = [
  { name: 'Básico', monthly: 49, detail: '100 consultas, um usuário' },
  { name: 'Equipe', monthly: 149, detail: '500 consultas, dez usuários' },
  { name: 'Empresa', monthly: 399, detail: '2.000 consultas, integração por API' },
] as const

const periods = ['Mensal', 'Anual'] as const

/** A year costs ten months. */
const paidMonths = 10

const money = createMoneyFormat({ maximumFractionDigits: 0 })

type Choice = { plan: string; period: (typeof periods)[number] }

const formatPrice = (monthly: number, period: Choice['period']) =>
  period === 'Anual' ? `${money.format(monthly * paidMonths)} por ano` : `${money.format(monthly)} por mês`

const validate = ({ plan }: Choice) =>
  plans.some(({ name }) => name === plan) ? ({} as Record<string, string>) : { plan: 'Escolha um plano' }

function PlanDialog({ initial, onSave, onClose }: EditorProps<Choice>) {
  const { draft, set, problems, form } = useDraft({ initial, validate, onSubmit: onSave })
  return (
    <FormDialog title="Escolher plano" submit="Escolher este plano" form={form} onClose={onClose}>
      <Chips legend="Cobrança">
        {periods.map((period) => (
          <Chip key={period} name="period" checked={period === draft.period} onChange={() => set({ period })}>
            {period}
          </Chip>
        ))}
      </Chips>
      <chakra.fieldset display="grid" gap="3" aria-describedby={problems.plan ? 'plan-error' : undefined}>
        <chakra.legend fontWeight="500" mb="1.5">
          Plano
        </chakra.legend>
        {plans.map(({ name, monthly, detail }) => (
          <chakra.label key={name} css={option}>
            <chakra.input
              type="radio"
              name="plan"
              accentColor="primary.solid"
              checked={name === draft.plan}
              onChange={() => set({ plan: name })}
            />
            <Box flex="1" minW="0">
              <Text fontWeight="600">{name}</Text>
              <Small>{detail}</Small>
            </Box>
            <Text fontVariantNumeric="tabular-nums" textAlign="end">
              {formatPrice(monthly, draft.period)}
            </Text>
          </chakra.label>
        ))}
      </chakra.fieldset>
      {problems.plan && <FieldError id="plan-error">{problems.plan}</FieldError>}
      <Flex color="fg.muted" textStyle="small">
        No anual, dez meses pagam doze. Nada é cobrado aqui.
      </Flex>
    </FormDialog>
  )
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '3',
  borderWidth: '1px',
  borderRadius: 'control',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.solid', bg: 'primary.subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

const formatChoice = ({ plan, period }: Choice) =>
  `${plan}, ${formatPrice(plans.find(({ name }) => name === plan)?.monthly ?? 0, period)}`

export default () => (
  <EditOpener<Choice>
    label="Escolher plano"
    before="Nenhum plano escolhido."
    initial={{ plan: '', period: 'Mensal' }}
    format={formatChoice}
  >
    {(editor) => <PlanDialog {...editor} />}
  </EditOpener>
)
