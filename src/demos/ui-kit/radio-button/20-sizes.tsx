import { Row } from '../basics.tsx'
import { Choice, Group } from './group.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export default () => (
  <Row gap="8">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Group key={size} label={sizes[size]} size={size} defaultValue="a">
        <Choice value="a" text="Primeira" />
        <Choice value="b" text="Segunda" />
      </Group>
    ))}
  </Row>
)
