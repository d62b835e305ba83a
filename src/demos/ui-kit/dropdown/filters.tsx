import { Badge, Box, Button, Flex, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck } from 'react-icons/lu'
import { Row } from '../row.tsx'
import { Floating, Trigger } from './menu-parts.tsx'

const statuses = ['Regular', 'Pendente', 'Irregular', 'Sem resposta'] as const

type Status = (typeof statuses)[number]

const paletteByStatus = {
  Regular: 'success',
  Pendente: 'warning',
  Irregular: 'danger',
  'Sem resposta': 'neutral',
} satisfies Record<Status, string>

const queries: readonly { name: string; status: Status }[] = [
  { name: 'Situação do CPF', status: 'Regular' },
  { name: 'Quadro societário', status: 'Regular' },
  { name: 'Débitos do veículo', status: 'Pendente' },
  { name: 'Certidão federal', status: 'Irregular' },
  { name: 'Restrições da placa', status: 'Regular' },
  { name: 'Telefones', status: 'Sem resposta' },
]

const countStatus = (status: Status) => queries.filter((query) => query.status === status).length

/** Several may be chosen; the menu stays open, and the list follows. */
export function Filters() {
  const [chosen, setChosen] = useState<readonly Status[]>(['Regular', 'Pendente'])
  const shown = queries.filter(({ status }) => chosen.includes(status))
  const isWhole = chosen.length === statuses.length
  return (
    <>
      <Row>
        <Menu.Root recipe={menuSlotRecipe} closeOnSelect={false}>
          <Trigger>
            Situação
            <Badge variant="solid" colorPalette="primary" borderRadius="full">
              {chosen.length}
            </Badge>
          </Trigger>
          <Floating minW="220px">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel color="fg.muted">Mostrar</Menu.ItemGroupLabel>
              {statuses.map((status) => (
                <Menu.CheckboxItem
                  key={status}
                  value={status}
                  checked={chosen.includes(status)}
                  onCheckedChange={(isChosen) =>
                    setChosen(statuses.filter((name) => (name === status ? isChosen : chosen.includes(name))))
                  }
                >
                  <Menu.ItemIndicator>
                    <LuCheck aria-hidden="true" />
                  </Menu.ItemIndicator>
                  {status}
                  <Text as="span" ms="auto" ps="4" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {countStatus(status)}
                  </Text>
                </Menu.CheckboxItem>
              ))}
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item value="todas" onSelect={() => setChosen(isWhole ? [] : statuses)}>
              {isWhole ? 'Desmarcar todas' : 'Marcar todas'}
            </Menu.Item>
          </Floating>
        </Menu.Root>
        {chosen.length > 0 && (
          <Button variant="ghost" onClick={() => setChosen([])}>
            Limpar
          </Button>
        )}
        <Text role="status" textStyle="small" color="fg.muted">
          {shown.length} de {queries.length} consultas
        </Text>
      </Row>
      <Flex as="ul" direction="column" listStyleType="none" mt="3" minH="56">
        {shown.map(({ name, status }) => (
          <Flex as="li" key={name} py="2" borderBottomWidth="1px" justify="space-between" gap="3">
            {name}
            <Badge colorPalette={paletteByStatus[status]}>{status}</Badge>
          </Flex>
        ))}
        {shown.length === 0 && (
          <Box as="li" py="6" color="fg.muted" textAlign="center">
            Nenhuma situação marcada.
          </Box>
        )}
      </Flex>
    </>
  )
}
