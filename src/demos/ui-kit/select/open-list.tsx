import { createListCollection, Listbox } from '@chakra-ui/react'
import { capitals } from '../choices/capitals.ts'
import { listboxRecipe } from '../mirrored-recipes.ts'

const collection = createListCollection({
  items: capitals.slice(0, 6),
  isItemDisabled: ({ disabled }) => disabled === true,
})

/** A list that is always open: arrows move, Space chooses. */
export const OpenList = ({ label, multiple = false }: { label: string; multiple?: boolean }) => (
  <Listbox.Root
    recipe={listboxRecipe}
    collection={collection}
    selectionMode={multiple ? 'multiple' : 'single'}
    defaultValue={['recife']}
  >
    <Listbox.Label>{label}</Listbox.Label>
    <Listbox.Content maxH="56" borderColor="border.control">
      {collection.items.map((capital) => (
        <Listbox.Item key={capital.value} item={capital}>
          <Listbox.ItemText>{capital.label}</Listbox.ItemText>
          <Listbox.ItemIndicator />
        </Listbox.Item>
      ))}
    </Listbox.Content>
  </Listbox.Root>
)
