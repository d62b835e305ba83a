import { Flex, Grid, RadioCard, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe, radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useRef, useState } from 'react'
import { LuBike, LuStore, LuTruck } from 'react-icons/lu'
import { TextField } from '@/ui/forms/field.tsx'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'

/** Strong enough to be visible on a panel. */
const restBorder = { '&[data-state=unchecked]': { borderColor: 'border.control' } }

const deliveries = [
  { value: 'retirada', icon: LuStore, name: 'Retirada', detail: 'Hoje, na loja', cents: 0 },
  { value: 'bicicleta', icon: LuBike, name: 'Bicicleta', detail: 'Até as 18h', cents: 1290 },
  { value: 'transportadora', icon: LuTruck, name: 'Transportadora', detail: '2 dias úteis', cents: 2450 },
]

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const orderCents = 18_900

/** Cards with an icon and a price. The total follows the choice. */
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
        <Text color="fg.muted">Pedido de {money.format(orderCents / 100)} com entrega</Text>
        <Text role="status" fontWeight="600">
          {money.format((orderCents + deliveryCents) / 100)}
        </Text>
      </Flex>
    </RadioCard.Root>
  )
}

/** Cards with portraits, one per row. */
export function PeopleCards() {
  return (
    <RadioCard.Root recipe={radioCardSlotRecipe} defaultValue="jussara">
      <RadioCard.Label fontWeight="600">Quem atende</RadioCard.Label>
      <Stack gap="2">
        {cast.slice(2, 5).map(({ id, name, role }) => (
          <RadioCard.Item key={id} value={id}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl p="3" alignItems="center">
              <Portrait image={id} name={name} />
              <RadioCard.ItemContent minW="0">
                <RadioCard.ItemText>{name}</RadioCard.ItemText>
                <RadioCard.ItemDescription opacity="1" color="fg.muted">
                  {role}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator css={restBorder} />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
  )
}

const sources = { indicacao: 'Indicação', busca: 'Busca na internet', outra: 'Outra' }

/** The last choice asks for more. Its field gets the focus only after a click, so that arrow keys can go on. */
export function OtherChoice() {
  const [source, setSource] = useState<string | null>('indicacao')
  const field = useRef<HTMLInputElement>(null)
  const isClick = useRef(false)
  useEffect(() => {
    if (source === 'outra' && isClick.current) field.current?.focus()
    isClick.current = false
  }, [source])
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={source}
      onValueChange={({ value }) => setSource(value)}
      onPointerDown={() => {
        isClick.current = true
      }}
      onKeyDown={() => {
        isClick.current = false
      }}
    >
      <RadioGroup.Label fontWeight="600" display="block" mb="3">
        Como nos conheceu
      </RadioGroup.Label>
      <Stack gap="3">
        {Object.entries(sources).map(([value, name]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator css={restBorder} />
            <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
        {source === 'outra' && (
          <TextField ref={field} label="Qual?" placeholder="Uma feira, um jornal…" autoComplete="off" />
        )}
      </Stack>
    </RadioGroup.Root>
  )
}
