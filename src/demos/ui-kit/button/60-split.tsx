import { Button, ButtonGroup, IconButton, Menu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck, LuChevronDown } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export const meta = { title: 'Divididos', description: 'O menu muda o que o primeiro botão faz.' }

const actions = {
  salvar: ['Salvar', 'Rascunho salvo'],
  publicar: ['Salvar e publicar', 'Texto publicado'],
  agendar: ['Agendar para amanhã', 'Publicação marcada para amanhã'],
} as const

type Action = keyof typeof actions

type SplitExampleProps = { variant: 'solid' | 'outline'; label: string }

/** The menu chooses what the first button does. */
function SplitExample({ variant, label }: SplitExampleProps) {
  const [action, setAction] = useState<Action>('salvar')
  const [result, setResult] = useState('')
  return (
    <div>
      <ButtonGroup attached role="group" aria-label={label}>
        <Button variant={variant} colorPalette="primary" onClick={() => setResult(actions[action][1])}>
          {actions[action][0]}
        </Button>
        <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <IconButton
              variant={variant}
              colorPalette="primary"
              aria-label={`Mudar a ação de ${label}`}
              borderInlineStartColor={variant === 'solid' ? 'primary.contrast/40' : undefined}
              borderInlineStartWidth={variant === 'solid' ? '1px' : undefined}
            >
              <LuChevronDown />
            </IconButton>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content borderWidth="1px">
                <Menu.RadioItemGroup value={action} onValueChange={({ value }) => setAction(value as Action)}>
                  {Object.entries(actions).map(([value, [name]]) => (
                    <Menu.RadioItem key={value} value={value}>
                      <Menu.ItemIndicator>
                        <LuCheck aria-hidden="true" />
                      </Menu.ItemIndicator>
                      {name}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioItemGroup>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </ButtonGroup>
      <Small role="status" mt="2" minH="4">
        {result}
      </Small>
    </div>
  )
}

export default () => (
  <div>
    <SplitExample variant="solid" label="Texto" />
    <SplitExample variant="outline" label="Rascunho" />
  </div>
)
