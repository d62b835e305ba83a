import { Flex, Grid, RadioCard, SegmentGroup, Stack, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe, segmentGroupSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import { LuBike, LuCalendarDays, LuLayoutGrid, LuList, LuStore, LuTruck } from 'react-icons/lu'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted, Small } from '../basics.tsx'
import { restBorder } from './group.tsx'

export const meta = {
  Segments: { title: 'Segmentos', description: 'Poucas opções curtas, todas à vista.' },
  ViewSegments: { title: 'Segmentos com ícones' },
  CardsExample: { title: 'Cartões' },
  DeliveryCards: { title: 'Cartões com preço', description: 'O total acompanha a escolha.' },
  PeopleCards: { title: 'Cartões com retrato' },
}

type CardsProps = Omit<RadioCard.RootProps, 'children'> & { label: string; children: ReactNode }

/** Radio buttons as cards. */
const Cards = ({ label, children, ...root }: CardsProps) => (
  <RadioCard.Root recipe={radioCardSlotRecipe} {...root}>
    <RadioCard.Label fontWeight="600">{label}</RadioCard.Label>
    {children}
  </RadioCard.Root>
)

type CardProps = { value: string; name: string; detail: string; start?: ReactNode }

/** A card with a name and what it means, and perhaps a picture. */
const Card = ({ value, name, detail, start }: CardProps) => (
  <RadioCard.Item value={value}>
    <RadioCard.ItemHiddenInput />
    <RadioCard.ItemControl {...(start ? { p: '3', alignItems: 'center' } : {})}>
      {start}
      <RadioCard.ItemContent minW="0">
        <RadioCard.ItemText>{name}</RadioCard.ItemText>
        <RadioCard.ItemDescription opacity="1" color="fg.muted">
          {detail}
        </RadioCard.ItemDescription>
      </RadioCard.ItemContent>
      <RadioCard.ItemIndicator css={restBorder} />
    </RadioCard.ItemControl>
  </RadioCard.Item>
)

const periods = { dia: 'Dia', semana: 'Semana', mes: 'Mês' }

/** The same native radio buttons, drawn as segments. */
export function Segments() {
  const [period, setPeriod] = useState<keyof typeof periods>('semana')
  return <ChoiceField label="Período" options={periods} value={period} onChange={setPeriod} />
}

const views = [
  { value: 'lista', name: 'Lista', icon: LuList },
  { value: 'grade', name: 'Grade', icon: LuLayoutGrid },
  { value: 'agenda', name: 'Agenda', icon: LuCalendarDays },
]

export function ViewSegments() {
  const [view, setView] = useState<string | null>('grade')
  const chosen = views.find(({ value }) => value === view)?.name
  return (
    <Stack gap="3" align="flex-start">
      <SegmentGroup.Root
        recipe={segmentGroupSlotRecipe}
        aria-label="Exibição"
        minW="0"
        maxW="full"
        flexWrap="wrap"
        value={view}
        onValueChange={({ value }) => setView(value)}
      >
        <SegmentGroup.Indicator bg="bg.panel" boxShadow="panel" />
        {views.map(({ value, name, icon: Icon }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="2">
              <Icon aria-hidden="true" /> {name}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      <Small role="status">Exibição escolhida: {chosen}</Small>
    </Stack>
  )
}

export const CardsExample = () => (
  <Cards label="Plano" defaultValue="equipe">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      <Card value="basico" name="Básico" detail="100 consultas por mês" />
      <Card value="equipe" name="Equipe" detail="1.000 consultas por mês" />
      <Card value="empresa" name="Empresa" detail="Sem limite mensal" />
    </Grid>
  </Cards>
)

const deliveries = [
  { value: 'retirada', icon: LuStore, name: 'Retirada', detail: 'Hoje, na loja', cents: 0 },
  { value: 'bicicleta', icon: LuBike, name: 'Bicicleta', detail: 'Até as 18h', cents: 1290 },
  { value: 'transportadora', icon: LuTruck, name: 'Transportadora', detail: '2 dias úteis', cents: 2450 },
]

const money = createMoneyFormat()

const orderCents = 18_900

export function DeliveryCards() {
  const [chosen, setChosen] = useState<string | null>('bicicleta')
  const deliveryCents = deliveries.find(({ value }) => value === chosen)?.cents ?? 0
  return (
    <RadioCard.Root
      recipe={radioCardSlotRecipe}
      orientation="vertical"
      align="center"
      value={chosen}
      onValueChange={({ value }) => setChosen(value)}
    >
      <RadioCard.Label fontWeight="600">Entrega</RadioCard.Label>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
        {deliveries.map(({ value, icon: Icon, name, detail, cents }) => (
          <RadioCard.Item key={value} value={value}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl p="4">
              <Text as="span" color="primary.fg" fontSize="24px">
                <Icon aria-hidden="true" />
              </Text>
              <RadioCard.ItemText>{name}</RadioCard.ItemText>
              <RadioCard.ItemDescription opacity="1" color="fg.muted" textAlign="center">
                {detail}
                <Text as="span" display="block" color="fg" fontWeight="600">
                  {cents === 0 ? 'Grátis' : money.format(cents / 100)}
                </Text>
              </RadioCard.ItemDescription>
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Grid>
      <Flex justify="space-between" mt="3" fontVariantNumeric="tabular-nums">
        <Muted>Pedido de {money.format(orderCents / 100)} com entrega</Muted>
        <Text role="status" fontWeight="600">
          {money.format((orderCents + deliveryCents) / 100)}
        </Text>
      </Flex>
    </RadioCard.Root>
  )
}

export const PeopleCards = () => (
  <Cards label="Quem atende" defaultValue="jussara">
    <Stack gap="2">
      {cast.slice(2, 5).map(({ id, name, role }) => (
        <Card key={id} value={id} name={name} detail={role} start={<Portrait image={id} name={name} />} />
      ))}
    </Stack>
  </Cards>
)
