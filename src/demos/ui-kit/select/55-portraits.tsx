import { Box, createListCollection, Flex, Select, Text } from '@chakra-ui/react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted, Small } from '../basics.tsx'
import { SelectFrame } from './own-select.tsx'

export const meta = { title: 'Com retratos' }

const collection = createListCollection({
  items: cast.slice(0, 6).map(({ id, name, role }) => ({ value: id, label: name, role })),
})

const Chosen = ({ id }: { id: string | undefined }) => {
  const person = collection.find(id)
  if (!person) return <Muted as="span">Escolha</Muted>
  return (
    <Flex as="span" align="center" gap="2" minW="0">
      <Portrait image={person.value} name={person.label} size="6" />
      <Text as="span" truncate>
        {person.label}
      </Text>
    </Flex>
  )
}

/** A select whose options and value have portraits. */
export default () => (
  <SelectFrame
    label="Quem revisa"
    collection={collection}
    defaultValue={['noemia']}
    valueText={<Select.Context>{({ value }) => <Chosen id={value[0]} />}</Select.Context>}
  >
    {collection.items.map((person) => (
      <Select.Item key={person.value} item={person}>
        <Flex align="center" gap="3" minW="0">
          <Portrait image={person.value} name={person.label} size="8" />
          <Box minW="0">
            {person.label}
            <Small>{person.role}</Small>
          </Box>
        </Flex>
        <Select.ItemIndicator />
      </Select.Item>
    ))}
  </SelectFrame>
)
