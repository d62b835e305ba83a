import { Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { Row } from '../basics.tsx'
import { CheckboxItem, DropMenu, RadioItem } from './menu-parts.tsx'

export const meta = { title: 'Escolhas', description: 'Uma entre várias, ou várias de uma vez.' }

const orders = ['Nome', 'Data', 'Valor']

const columns = ['CPF', 'Nome', 'Nascimento']

/** The menu stays open on a choice: one sort order, several columns. */
export default function Choices() {
  const [order, setOrder] = useState('Nome')
  const [shown, setShown] = useState(['CPF', 'Nome'])
  const toggle = (name: string, isShown: boolean) =>
    setShown(columns.filter((column) => (column === name ? isShown : shown.includes(column))))
  return (
    <Row>
      <DropMenu trigger={`Ordenar por ${order.toLowerCase()}`} closeOnSelect={false}>
        <Menu.RadioItemGroup value={order} onValueChange={({ value }) => setOrder(value)}>
          {orders.map((name) => (
            <RadioItem key={name} value={name}>
              {name}
            </RadioItem>
          ))}
        </Menu.RadioItemGroup>
      </DropMenu>
      <DropMenu trigger={`Colunas (${shown.length})`} closeOnSelect={false}>
        {columns.map((name) => (
          <CheckboxItem
            key={name}
            value={name}
            checked={shown.includes(name)}
            onCheckedChange={(isShown) => toggle(name, isShown)}
          >
            {name}
          </CheckboxItem>
        ))}
      </DropMenu>
    </Row>
  )
}
