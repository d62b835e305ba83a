import { Box, createListCollection, Flex, Select, Text } from '@chakra-ui/react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted, Small } from '../basics.tsx'
import { selectRecipe } from '../mirrored-recipes.ts'

const collection = createListCollection({
  items: cast.slice(0, 6).map(({ id, name, role }) => ({ value: id, label: name, role })),
})

/** A select whose options and value have portraits. */
export const PersonSelect = ({ label }: { label: string }) => (
  <Select.Root recipe={selectRecipe} collection={collection} defaultValue={['noemia']}>
    <Select.HiddenSelect />
    <Select.Label>{label}</Select.Label>
    <Select.Control>
      <Select.Trigger borderColor="border.control" pe="16">
        <Select.Context>
          {({ value: [chosen] }) => {
            const person = collection.find(chosen)
            return person ? (
              <Flex as="span" align="center" gap="2" minW="0">
                <Portrait image={person.value} name={person.label} size="6" />
                <Text as="span" truncate>
                  {person.label}
                </Text>
              </Flex>
            ) : (
              <Muted as="span">Escolha</Muted>
            )
          }}
        </Select.Context>
      </Select.Trigger>
      <Select.IndicatorGroup>
        <Select.ClearTrigger aria-label={`Limpar ${label}`} />
        <Select.Indicator />
      </Select.IndicatorGroup>
    </Select.Control>
    <Select.Positioner>
      <Select.Content borderWidth="1px" maxH="64" aria-label={label}>
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
      </Select.Content>
    </Select.Positioner>
  </Select.Root>
)
