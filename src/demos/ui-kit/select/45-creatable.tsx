import { Combobox, createListCollection, Flex } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { createDemoStore } from '../../store/demo-store.ts'
import { ChosenChips, ComboboxFrame } from './combobox-frame.tsx'

export const meta = {
  title: 'Que cria opções',
  description: 'Escreva uma etiqueta nova e tecle Enter. Até quatro; ficam guardadas.',
}

const { state, change } = createDemoStore(
  'select',
  z.object({ options: z.array(z.string()), chosen: z.array(z.string()) }),
  () => ({ options: ['Cadastro', 'Cobrança', 'Urgente', 'Jurídico'], chosen: ['Cadastro'] }),
)

const chooseLabels = (chosen: string[]) =>
  change((all) => {
    all.chosen = [...chosen]
  })

const createLabel = (label: string) =>
  change((all) => {
    if (!all.options.includes(label)) all.options.push(label)
    if (!all.chosen.includes(label)) all.chosen.push(label)
  })

const maxChosen = 4

/** The value of the option that creates; no label has it. */
const createValue = '\u0000create'

type Option = { value: string; label: string; disabled?: boolean }

export default function Creatable() {
  const { options, chosen } = useSnapshot(state)
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = chosen.length >= maxChosen
  const text = query.trim()
  const label = 'Etiquetas do cliente'

  const collection = useMemo(() => {
    const isFound = searchTest(text)
    const isKnown = options.some((option) => searchKey(option) === searchKey(text))
    const items: Option[] = options
      .filter((option) => isFound(searchKey(option)))
      .map((option) => ({ value: option, label: option, disabled: isFull && !chosen.includes(option) }))
    if (text && !isKnown) items.push({ value: createValue, label: `Criar “${text}”`, disabled: isFull })
    return createListCollection({ items, isItemDisabled: ({ disabled }) => disabled === true })
  }, [options, chosen, text, isFull])

  function choose(values: string[]) {
    if (values.includes(createValue)) {
      createLabel(text)
      announce(`${text} criada e escolhida`)
    } else chooseLabels(values)
    setQuery('')
  }

  function remove(value: string) {
    chooseLabels(chosen.filter((each) => each !== value))
    input.current?.focus()
  }

  const chips = chosen.map((value) => ({ value, label: value }))
  return (
    <ComboboxFrame
      label={label}
      placeholder={isFull ? 'Lista cheia' : 'Escreva para achar ou criar'}
      inputRef={input}
      collection={collection}
      multiple
      openOnClick
      closeOnSelect={false}
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      value={[...chosen]}
      onValueChange={({ value }) => choose(value)}
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
      chosen={<ChosenChips label={`${label}: escolhidas`} chosen={chips} onRemove={remove} />}
      end={<Combobox.Trigger />}
      status={`${chosen.length} de ${maxChosen}${isFull ? ': tire uma para escolher outra' : ''}`}
    >
      {collection.items.map((option) => (
        <Combobox.Item key={option.value} item={option}>
          <Flex align="center" gap="2" minW="0">
            {option.value === createValue && <LuPlus aria-hidden="true" />}
            {option.label}
          </Flex>
          <Combobox.ItemIndicator />
        </Combobox.Item>
      ))}
    </ComboboxFrame>
  )
}
