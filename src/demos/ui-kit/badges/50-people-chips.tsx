import { Box, CloseButton, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'

export const meta = { title: 'Pessoas removíveis', description: 'Delete também tira; dá para desfazer.' }

const members = cast.slice(0, 5)

type Member = (typeof members)[number]

/** Delete removes the focused person, and the focus moves to the next one. */
export default function PeopleChips() {
  const [shown, setShown] = useState<readonly Member[]>(members)
  const [removed, setRemoved] = useState<{ member: Member; before: readonly Member[] }>()
  const list = useRef<HTMLDivElement>(null)

  function remove(member: Member) {
    const index = shown.indexOf(member)
    setRemoved({ member, before: shown })
    setShown(shown.filter((each) => each !== member))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? list.current
    next?.focus()
  }

  return (
    <Flex direction="column" gap="3">
      <Flex
        ref={list}
        as="ul"
        tabIndex={-1}
        aria-label="Participantes"
        wrap="wrap"
        gap="2"
        minH="9"
        listStyleType="none"
        outline="none"
      >
        {shown.map((member) => (
          <Flex
            as="li"
            key={member.id}
            align="center"
            gap="2"
            p="1"
            bg="bg.muted"
            borderRadius="full"
            borderWidth="1px"
          >
            <Portrait image={member.id} name={member.name} size="6" />
            <Text textStyle="small">{member.name.split(' ')[0]}</Text>
            <CloseButton
              colorPalette="primary"
              size="2xs"
              borderRadius="full"
              aria-label={`Tirar ${member.name}`}
              onClick={() => remove(member)}
              onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && remove(member)}
            />
          </Flex>
        ))}
        {shown.length === 0 && <Box as="li">Ninguém participa.</Box>}
      </Flex>
      {removed && (
        <UndoBar
          text={`${removed.member.name} saiu`}
          onUndo={() => {
            setShown(removed.before)
            setRemoved(undefined)
            list.current?.focus()
          }}
        />
      )}
    </Flex>
  )
}
