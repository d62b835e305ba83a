import { Accordion, Badge, Button, Flex, Text } from '@chakra-ui/react'
import { accordionSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuArrowDown, LuArrowUp } from 'react-icons/lu'
import { IconOnly, OutlineButton, Small } from '../basics.tsx'

export const meta = { title: 'Sanfona com ações', description: 'Ordem, conclusão e abrir todas.' }

const initial = [
  { id: 'conferir', title: 'Conferir o cadastro', text: 'Nome, documento e endereço.' },
  { id: 'assinar', title: 'Assinar o contrato', text: 'As duas partes assinam.' },
  { id: 'ativar', title: 'Ativar a conta', text: 'O acesso sai no mesmo dia.' },
]

/** The actions are beside the trigger, not inside it. All parts can be opened at once. */
export default function ActionAccordion() {
  const [tasks, setTasks] = useState(initial)
  const [open, setOpen] = useState<string[]>(['conferir'])
  const [done, setDone] = useState<string[]>([])
  const isWhole = open.length === tasks.length

  function move(index: number, step: number) {
    const next = [...tasks]
    const [task] = next.splice(index, 1)
    if (task) next.splice(index + step, 0, task)
    setTasks(next)
  }

  return (
    <>
      <Flex justify="space-between" align="center" mb="2">
        <Small role="status">
          {done.length} de {tasks.length} feitas
        </Small>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="primary"
          onClick={() => setOpen(isWhole ? [] : tasks.map(({ id }) => id))}
        >
          {isWhole ? 'Fechar todas' : 'Abrir todas'}
        </Button>
      </Flex>
      <Accordion.Root
        recipe={accordionSlotRecipe}
        size="sm"
        multiple
        value={open}
        onValueChange={({ value }) => setOpen(value)}
      >
        {tasks.map(({ id, title, text }, index) => {
          const isDone = done.includes(id)
          return (
            <Accordion.Item key={id} value={id}>
              <Flex align="center" gap="1">
                <Text as="h3" flex="1" minW="0">
                  <Accordion.ItemTrigger cursor="button" textAlign="inherit">
                    <Accordion.ItemIndicator />
                    <Text as="span" flex="1">
                      {title}
                    </Text>
                    {isDone && <Badge colorPalette="success">Feita</Badge>}
                  </Accordion.ItemTrigger>
                </Text>
                <IconOnly
                  label={`Subir ${title}`}
                  icon={<LuArrowUp />}
                  size="2xs"
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconOnly
                  label={`Descer ${title}`}
                  icon={<LuArrowDown />}
                  size="2xs"
                  disabled={index === tasks.length - 1}
                  onClick={() => move(index, 1)}
                />
              </Flex>
              <Accordion.ItemContent>
                <Accordion.ItemBody color="fg.muted">
                  <Flex justify="space-between" align="center" gap="3">
                    {text}
                    <OutlineButton
                      size="xs"
                      aria-label={isDone ? `Reabrir ${title}` : `Concluir ${title}`}
                      onClick={() => setDone(isDone ? done.filter((each) => each !== id) : [...done, id])}
                    >
                      {isDone ? 'Reabrir' : 'Concluir'}
                    </OutlineButton>
                  </Flex>
                </Accordion.ItemBody>
              </Accordion.ItemContent>
            </Accordion.Item>
          )
        })}
      </Accordion.Root>
    </>
  )
}
