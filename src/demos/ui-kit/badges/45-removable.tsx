import { Box, CloseButton, Flex, Tag, Text } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Column, FocusList, Row } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'

export const meta = {
  RemovableTags: { title: 'Removíveis' },
  PeopleChips: { title: 'Pessoas removíveis', description: 'Delete também tira; dá para desfazer.' },
}

const tags = ['Financeiro', 'Jurídico', 'Cadastro', 'Veículos']

export function RemovableTags() {
  const [shown, setShown] = useState(tags)
  return (
    <Row minH="8">
      {shown.map((tag) => (
        <Tag.Root key={tag} recipe={tagSlotRecipe} size="lg" colorPalette="primary">
          <Tag.Label>{tag}</Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger
              aria-label={`Remover ${tag}`}
              onClick={() => setShown(shown.filter((name) => name !== tag))}
            />
          </Tag.EndElement>
        </Tag.Root>
      ))}
      {shown.length < tags.length && (
        <Tag.Root recipe={tagSlotRecipe} size="lg" variant="outline" asChild>
          <button type="button" onClick={() => setShown(tags)}>
            Restaurar
          </button>
        </Tag.Root>
      )}
    </Row>
  )
}

const chip = {
  align: 'center',
  gap: '2',
  p: '1',
  bg: 'bg.muted',
  borderRadius: 'full',
  borderWidth: '1px',
} as const

export function PeopleChips() {
  const { list, shown, removed, remove, undo } = useRemoval(cast.slice(0, 5))
  return (
    <Column>
      <FocusList ref={list} aria-label="Participantes" direction="row" wrap="wrap" gap="2" minH="9">
        {shown.map((member, index) => {
          const removeMember = () => {
            const buttons = list.current?.querySelectorAll('button') ?? []
            remove(member, buttons[index + 1] ?? buttons[index - 1])
          }
          return (
            <Flex as="li" key={member.id} {...chip}>
              <Portrait image={member.id} name={member.name} size="6" />
              <Text textStyle="small">{member.name.split(' ')[0]}</Text>
              <CloseButton
                colorPalette="primary"
                size="2xs"
                borderRadius="full"
                aria-label={`Tirar ${member.name}`}
                onClick={removeMember}
                onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && removeMember()}
              />
            </Flex>
          )
        })}
        {shown.length === 0 && <Box as="li">Ninguém participa.</Box>}
      </FocusList>
      {removed && <UndoBar text={`${removed.name} saiu`} onUndo={undo} />}
    </Column>
  )
}
