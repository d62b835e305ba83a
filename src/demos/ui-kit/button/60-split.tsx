import { Button, ButtonGroup, IconButton, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { Small } from '../basics.tsx'
import { DropMenu, RadioItem } from '../dropdown/menu-parts.tsx'

export const meta = { title: 'Divididos', description: 'O menu muda o que o primeiro botão faz.' }

const actions = {
  Salvar: 'Rascunho salvo',
  'Salvar e publicar': 'Texto publicado',
  'Agendar para amanhã': 'Publicação marcada para amanhã',
}

type Action = keyof typeof actions

const divider = { borderInlineStartColor: 'primary.contrast/40', borderInlineStartWidth: '1px' }

type SplitExampleProps = { variant: 'solid' | 'outline'; label: string }

/** The menu chooses what the first button does. */
function SplitExample({ variant, label }: SplitExampleProps) {
  const [action, setAction] = useState<Action>('Salvar')
  const [result, setResult] = useState('')
  const look = { variant, colorPalette: 'primary' }
  const others = (
    <Menu.Trigger asChild>
      <IconButton {...look} {...(variant === 'solid' && divider)} aria-label={`Mudar a ação de ${label}`}>
        <LuChevronDown />
      </IconButton>
    </Menu.Trigger>
  )
  return (
    <div>
      <ButtonGroup attached role="group" aria-label={label}>
        <Button {...look} onClick={() => setResult(actions[action])}>
          {action}
        </Button>
        <DropMenu trigger={others} positioning={{ placement: 'bottom-end' }}>
          <Menu.RadioItemGroup value={action} onValueChange={({ value }) => setAction(value as Action)}>
            {Object.keys(actions).map((name) => (
              <RadioItem key={name} value={name}>
                {name}
              </RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </DropMenu>
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
