import { Badge, Button, Card, Flex, Grid, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck } from 'react-icons/lu'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { CardTitle, Muted, PressGroup } from '../basics.tsx'

export const meta = { title: 'Planos', description: 'O período muda os preços.', isWide: true }

const plans = [
  { name: 'Básico', monthly: 49, features: ['100 consultas', 'Um usuário', 'Histórico de 30 dias'] },
  { name: 'Equipe', monthly: 149, features: ['500 consultas', 'Dez usuários', 'Lotes por planilha'] },
  {
    name: 'Empresa',
    monthly: 399,
    features: ['2.000 consultas', 'Sem limite de usuários', 'Integração por API'],
  },
] as const

const periods = ['Mensal', 'Anual'] as const

/** A year costs ten months. */
const paidMonths = 10

const money = createMoneyFormat({ maximumFractionDigits: 0 })

export default function Pricing() {
  const [period, setPeriod] = useState<(typeof periods)[number]>('Mensal')
  const [chosen, setChosen] = useState('Equipe')
  const isYearly = period === 'Anual'
  return (
    <>
      <Flex justify="center" mb="5">
        <PressGroup
          label="Período"
          size="xs"
          choices={periods.map((name) => [name, name] as const)}
          isOn={(name) => name === period}
          onToggle={setPeriod}
        />
      </Flex>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 200px), 1fr))" gap="4">
        {plans.map(({ name, monthly, features }) => {
          const isChosen = name === chosen
          return (
            <Card.Root
              key={name}
              recipe={cardSlotRecipe}
              size="sm"
              borderColor={isChosen ? 'primary.solid' : undefined}
              outline={isChosen ? '1px solid' : undefined}
              outlineColor="primary.solid"
            >
              <Card.Body gap="3">
                <Flex justify="space-between" align="center" minH="6">
                  <CardTitle>{name}</CardTitle>
                  {name === 'Equipe' && <Badge colorPalette="primary">Mais escolhido</Badge>}
                </Flex>
                <Text>
                  <Text as="span" textStyle="figure" fontVariantNumeric="tabular-nums">
                    {money.format(isYearly ? monthly * paidMonths : monthly)}
                  </Text>
                  <Muted as="span">{isYearly ? ' por ano' : ' por mês'}</Muted>
                </Text>
                <Flex as="ul" direction="column" gap="2" listStyleType="none">
                  {features.map((feature) => (
                    <Flex as="li" key={feature} gap="2" align="center">
                      <Text as="span" color="fg.success">
                        <LuCheck aria-hidden="true" />
                      </Text>
                      {feature}
                    </Flex>
                  ))}
                </Flex>
              </Card.Body>
              <Card.Footer>
                <Button
                  width="full"
                  variant={isChosen ? 'solid' : 'outline'}
                  colorPalette="primary"
                  aria-label={isChosen ? `Escolhido: ${name}` : `Escolher ${name}`}
                  onClick={() => setChosen(name)}
                >
                  {isChosen ? 'Escolhido' : 'Escolher'}
                </Button>
              </Card.Footer>
            </Card.Root>
          )
        })}
      </Grid>
    </>
  )
}
