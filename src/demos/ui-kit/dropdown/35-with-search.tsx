import { createListCollection, Input, Listbox } from '@chakra-ui/react'
import { listboxSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Balloon } from '../balloon.tsx'
import { bindText, OutlineButton, Small } from '../basics.tsx'

export const meta = { title: 'Com busca', description: 'O foco fica no campo; as setas andam na lista.' }

type Person = (typeof cast)[number]

const filterPeople = (query: string) => {
  const isFound = searchTest(query)
  return createListCollection({
    items: cast.filter(({ name, role }) => isFound(searchKey(`${name} ${role}`))),
    itemToValue: ({ id }: Person) => id,
    itemToString: ({ name }: Person) => name,
  })
}

export default function WithSearch() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>('marina')
  const input = useRef<HTMLInputElement>(null)
  const people = filterPeople(query)
  const person = cast.find(({ id }) => id === chosen) ?? cast[0]
  const trigger = (
    <OutlineButton aria-label={`Responsável: ${person.name}`}>
      <Portrait image={person.id} name={person.name} size="5" />
      {person.name}
      <LuChevronDown aria-hidden="true" />
    </OutlineButton>
  )

  function setOpenAfresh(open: boolean) {
    setOpen(open)
    if (open) setQuery('')
  }

  return (
    <Balloon
      trigger={trigger}
      placement="bottom-start"
      content={{ 'aria-label': 'Escolher responsável' }}
      width="280px"
      open={isOpen}
      onOpenChange={({ open }) => setOpenAfresh(open)}
      initialFocusEl={() => input.current}
    >
      <Listbox.Root
        recipe={listboxSlotRecipe}
        collection={people}
        value={[chosen]}
        onValueChange={({ value: [id] }) => {
          if (!id) return
          setChosen(id)
          setOpen(false)
        }}
        p="2"
      >
        <Listbox.Label srOnly>Pessoas</Listbox.Label>
        <Listbox.Input asChild autoHighlight>
          <Input
            ref={input}
            size="sm"
            aria-label="Buscar pessoa"
            placeholder="Nome ou área"
            autoComplete="off"
            {...bindText(query, setQuery)}
          />
        </Listbox.Input>
        <Listbox.Content maxH="220px" borderWidth="0" p="0" mt="1">
          {people.items.map((item) => (
            <Listbox.Item key={item.id} item={item} gap="3">
              <Portrait image={item.id} name={item.name} size="6" />
              <Listbox.ItemText>
                {item.name}
                <Small as="span" display="block">
                  {item.role}
                </Small>
              </Listbox.ItemText>
              <Listbox.ItemIndicator />
            </Listbox.Item>
          ))}
        </Listbox.Content>
        <Small role="status" px="2">
          {people.size === 0 ? 'Ninguém com esse nome' : `${people.size} de ${cast.length}`}
        </Small>
      </Listbox.Root>
    </Balloon>
  )
}
