import { Grid, RadioCard, RadioGroup, type RadioGroupRootProps, Stack, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe, radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { ColorChoice } from './choices/color-choice.tsx'
import { DeliveryCards, OtherChoice, PeopleCards } from './choices/radio-cards.tsx'
import { ViewSegments } from './choices/view-segments.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

type GroupProps = RadioGroupRootProps & { label: string; direction?: 'row' | 'column' }

/** A named group: Tab enters it once, arrow keys choose. */
const Group = ({ label, direction = 'column', children, ...root }: GroupProps) => (
  <RadioGroup.Root recipe={radioGroupSlotRecipe} {...root}>
    <RadioGroup.Label fontWeight="600" display="block" mb="3">
      {label}
    </RadioGroup.Label>
    <Stack direction={direction} wrap="wrap" rowGap="3" columnGap="6">
      {children}
    </Stack>
  </RadioGroup.Root>
)

/** Strong enough to be visible on a panel. */
const restBorder = { '&[data-state=unchecked]': { borderColor: 'border.control' } }

type ChoiceProps = { value: string; text: string; detail?: string; disabled?: boolean | undefined }

const Choice = ({ value, text, detail, disabled = false }: ChoiceProps) => (
  <RadioGroup.Item value={value} disabled={disabled} alignItems="flex-start">
    <RadioGroup.ItemHiddenInput />
    <RadioGroup.ItemIndicator css={restBorder} />
    <RadioGroup.ItemText opacity={disabled ? 0.5 : 1}>
      {text}
      {detail && (
        <Text as="span" display="block" color="fg.muted" fontWeight="400" textStyle="small">
          {detail}
        </Text>
      )}
    </RadioGroup.ItemText>
  </RadioGroup.Item>
)

function Vertical() {
  return (
    <Group label="Entrega do relatório" defaultValue="email">
      <Choice value="email" text="Por e-mail" detail="Chega em poucos minutos." />
      <Choice value="painel" text="No painel" detail="Fica guardado por 30 dias." />
      <Choice value="correio" text="Pelo correio" detail="Disponível em breve." disabled />
    </Group>
  )
}

function Horizontal() {
  return (
    <Group label="Tipo de pessoa" direction="row" defaultValue="fisica">
      <Choice value="fisica" text="Física" />
      <Choice value="juridica" text="Jurídica" />
    </Group>
  )
}

const variants = { solid: 'Cheio', outline: 'Contorno', subtle: 'Suave' } as const

function Variants() {
  return (
    <Stack gap="5">
      {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
        <Group key={variant} label={variants[variant]} variant={variant} direction="row" defaultValue="sim">
          <Choice value="sim" text="Sim" />
          <Choice value="nao" text="Não" />
        </Group>
      ))}
    </Stack>
  )
}

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

function Sizes() {
  return (
    <Row gap="8">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Group key={size} label={sizes[size]} size={size} defaultValue="a">
          <Choice value="a" text="Primeira" />
          <Choice value="b" text="Segunda" />
        </Group>
      ))}
    </Row>
  )
}

const states = [
  { label: 'Cobrança indisponível', disabled: true },
  { label: 'Cobrança já definida', readOnly: true },
  { label: 'Cobrança a definir', invalid: true },
]

function States() {
  const id = useId()
  return (
    <Stack gap="5">
      {states.map(({ label, invalid = false, ...state }) => (
        <div key={label}>
          <Group
            label={label}
            direction="row"
            defaultValue={invalid ? null : 'boleto'}
            invalid={invalid}
            aria-describedby={invalid ? id : undefined}
            {...state}
          >
            <Choice value="boleto" text="Boleto" disabled={state.disabled} />
            <Choice value="pix" text="Pix" disabled={state.disabled} />
          </Group>
          {invalid && (
            <Text id={id} color="fg.error" textStyle="small" fontWeight="500" mt="1.5">
              Escolha como cobrar
            </Text>
          )}
        </div>
      ))}
    </Stack>
  )
}

const plans = [
  ['basico', 'Básico', '100 consultas por mês'],
  ['equipe', 'Equipe', '1.000 consultas por mês'],
  ['empresa', 'Empresa', 'Sem limite mensal'],
] as const

function Cards() {
  return (
    <RadioCard.Root recipe={radioCardSlotRecipe} defaultValue="equipe">
      <RadioCard.Label fontWeight="600">Plano</RadioCard.Label>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
        {plans.map(([value, name, detail]) => (
          <RadioCard.Item key={value} value={value}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{name}</RadioCard.ItemText>
                <RadioCard.ItemDescription opacity="1" color="fg.muted">
                  {detail}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator css={restBorder} />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Grid>
    </RadioCard.Root>
  )
}

const periods = { dia: 'Dia', semana: 'Semana', mes: 'Mês' }

/** The same native radio buttons, drawn as segments. */
function Segments() {
  const [period, setPeriod] = useState<keyof typeof periods>('semana')
  return <ChoiceField label="Período" options={periods} value={period} onChange={setPeriod} />
}

const cardsSource = () => import('./choices/radio-cards.tsx?raw')

export default function RadioButtonPage() {
  return (
    <SpecimenPage source={() => import('./radio-button.tsx?raw')}>
      <Specimen title="Em lista" description="Com explicação, e uma indisponível." code="Vertical">
        <Vertical />
      </Specimen>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Em linha" code="Horizontal">
        <Horizontal />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Estados" description="Indisponível, só leitura e com erro." code="States">
        <States />
      </Specimen>
      <Specimen
        title="Com outra resposta"
        description="A última opção abre um campo."
        code="OtherChoice"
        source={cardsSource}
      >
        <OtherChoice />
      </Specimen>
      <Specimen title="Segmentos" description="Poucas opções curtas, todas à vista." code="Segments">
        <Segments />
      </Specimen>
      <Specimen
        title="Segmentos com ícones"
        code="ViewSegments"
        source={() => import('./choices/view-segments.tsx?raw')}
      >
        <ViewSegments />
      </Specimen>
      <Specimen title="Cartões" code="Cards">
        <Cards />
      </Specimen>
      <Specimen
        title="Cartões com preço"
        description="O total acompanha a escolha."
        code="DeliveryCards"
        source={cardsSource}
      >
        <DeliveryCards />
      </Specimen>
      <Specimen title="Cartões com retrato" code="PeopleCards" source={cardsSource}>
        <PeopleCards />
      </Specimen>
      <Specimen
        title="Cores"
        description="Amostras prontas, o seletor do navegador e o código."
        code="ColorChoice"
        source={() => import('./choices/color-choice.tsx?raw')}
      >
        <ColorChoice />
      </Specimen>
    </SpecimenPage>
  )
}
