import { Flex, Grid, RadioCard, Text } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBike, LuStore, LuTruck } from 'react-icons/lu'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { Muted } from '../basics.tsx'

export const meta = { title: 'Cartões com preço', description: 'O total acompanha a escolha.' }

const deliveries = [
  { value: 'retirada', icon: LuStore, name: 'Retirada', detail: 'Hoje, na loja', cents: 0 },
  { value: 'bicicleta', icon: LuBike, name: 'Bicicleta', detail: 'Até as 18h', cents: 1290 },
  { value: 'transportadora', icon: LuTruck, name: 'Transportadora', detail: '2 dias úteis', cents: 2450 },
]

const money = createMoneyFormat()

const orderCents = 18_900

/** Cards with an icon and a price. The total follows the choice. */
export default function DeliveryCards() {
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
