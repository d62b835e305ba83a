import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Uma sobre a outra', description: 'Esc fecha só a de cima.' }

const people = cast.slice(0, 4)

/** Esc closes only the upper dialog, and the focus returns to the lower one. */
export default function Nested() {
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [person, setPerson] = useState<string>(people[0]?.name ?? '')
  return (
    <Row>
      <OutlineButton onClick={() => setOpen(true)}>Ver tarefa</OutlineButton>
      {isOpen && (
        <ModalDialog title="Conferir as placas" width="460px" onClose={() => setOpen(false)}>
          <Text>
            Responsável: <b>{person}</b>
          </Text>
          <Flex mt="5" justify="flex-end">
            <OutlineButton onClick={() => setChoosing(true)}>Trocar responsável</OutlineButton>
          </Flex>
          {isChoosing && (
            <ModalDialog title="Trocar responsável" width="320px" onClose={() => setChoosing(false)}>
              <Flex direction="column" gap="2">
                {people.map(({ id, name }) => (
                  <Button
                    key={id}
                    variant={name === person ? 'subtle' : 'ghost'}
                    colorPalette="neutral"
                    justifyContent="flex-start"
                    aria-pressed={name === person}
                    onClick={() => {
                      setPerson(name)
                      setChoosing(false)
                    }}
                  >
                    {name}
                  </Button>
                ))}
              </Flex>
            </ModalDialog>
          )}
        </ModalDialog>
      )}
    </Row>
  )
}
