import { Badge, Box, Button, Flex, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { Muted, Row, Small } from '../basics.tsx'
import { CheckboxItem, DropMenu, Trigger } from './menu-parts.tsx'

export const meta = { title: 'Várias, com contagem', description: 'O menu fica aberto; a lista acompanha.' }

const palettes = { Regular: 'success', Pendente: 'warning', Irregular: 'danger', 'Sem resposta': 'neutral' }

type Status = keyof typeof palettes

const statuses = Object.keys(palettes) as Status[]

const queries: readonly (readonly [name: string, status: Status])[] = [
  ['Situação do CPF', 'Regular'],
  ['Quadro societário', 'Regular'],
  ['Débitos do veículo', 'Pendente'],
  ['Certidão federal', 'Irregular'],
  ['Restrições da placa', 'Regular'],
  ['Telefones', 'Sem resposta'],
]

export default function Filters() {
  const [chosen, setChosen] = useState<readonly Status[]>(['Regular', 'Pendente'])
  const shown = queries.filter(([, status]) => chosen.includes(status))
  const isWhole = chosen.length === statuses.length
  const choose = (status: Status, isChosen: boolean) =>
    setChosen(statuses.filter((name) => (name === status ? isChosen : chosen.includes(name))))
  const trigger = (
    <Trigger>
      Situação
      <Badge variant="solid" colorPalette="primary" borderRadius="full">
        {chosen.length}
      </Badge>
    </Trigger>
  )
  return (
    <>
      <Row>
        <DropMenu trigger={trigger} minW="220px" closeOnSelect={false}>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel color="fg.muted">Mostrar</Menu.ItemGroupLabel>
            {statuses.map((status) => (
              <CheckboxItem
                key={status}
                value={status}
                checked={chosen.includes(status)}
                onCheckedChange={(isChosen) => choose(status, isChosen)}
              >
                {status}
                <Muted as="span" ms="auto" ps="4" fontVariantNumeric="tabular-nums">
                  {queries.filter((query) => query[1] === status).length}
                </Muted>
              </CheckboxItem>
            ))}
          </Menu.ItemGroup>
          <Menu.Separator />
          <Menu.Item value="todas" onSelect={() => setChosen(isWhole ? [] : statuses)}>
            {isWhole ? 'Desmarcar todas' : 'Marcar todas'}
          </Menu.Item>
        </DropMenu>
        {chosen.length > 0 && (
          <Button variant="ghost" onClick={() => setChosen([])}>
            Limpar
          </Button>
        )}
        <Small role="status">
          {shown.length} de {queries.length} consultas
        </Small>
      </Row>
      <Flex as="ul" direction="column" listStyleType="none" mt="3" minH="56">
        {shown.map(([name, status]) => (
          <Flex as="li" key={name} py="2" borderBottomWidth="1px" justify="space-between" gap="3">
            {name}
            <Badge colorPalette={palettes[status]}>{status}</Badge>
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
