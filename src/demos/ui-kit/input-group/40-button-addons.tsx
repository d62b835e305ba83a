import { Button, Checkbox, chakra, IconButton, Menu, Stack, Text } from '@chakra-ui/react'
import { checkboxSlotRecipe, menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuChevronDown, LuCopy, LuEye, LuEyeOff, LuRefreshCw, LuSearch } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { cast } from '../../parts/cast.ts'
import { bindText } from '../basics.tsx'
import { Joined } from '../groups/joined.tsx'

export const meta = {
  title: 'Com ações',
  description: 'Revelar, copiar, menu, caixa de marcar e dois campos juntos.',
}

const createKey = () => `av_${crypto.randomUUID().replaceAll('-', '')}`

/** Hidden until the user reveals it. Copying works while it is hidden. */
function SecretKey() {
  const [key, setKey] = useState(createKey)
  const [isShown, setShown] = useState(false)
  const renew = () => {
    setKey(createKey())
    announce('Outra chave criada')
  }
  const buttons = [
    isShown
      ? (['Ocultar chave', <LuEyeOff key="icon" />, () => setShown(false)] as const)
      : (['Revelar chave', <LuEye key="icon" />, () => setShown(true)] as const),
    ['Copiar chave', <LuCopy key="icon" />, () => void copyText(() => key, 'Chave copiada')],
    ['Criar outra chave', <LuRefreshCw key="icon" />, renew],
  ] as const
  return (
    <FormField label="Chave de exemplo" help="Criada neste navegador; não abre nada.">
      <Joined>
        <Input
          readOnly
          type={isShown ? 'text' : 'password'}
          value={key}
          fontFamily="mono"
          autoComplete="off"
        />
        {buttons.map(([label, icon, onClick], index) => (
          <IconButton
            key={index}
            variant="outline"
            borderColor="border.control"
            aria-label={label}
            onClick={onClick}
          >
            {icon}
          </IconButton>
        ))}
      </Joined>
    </FormField>
  )
}

const searchIn = { name: 'Nome', email: 'E-mail', role: 'Função' } as const

type SearchKey = keyof typeof searchIn

/** A menu before the input chooses what is searched; the list of people is real. */
function SearchWithMenu() {
  const [key, setKey] = useState<SearchKey>('name')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<string>()
  const search = () => {
    const people = cast.filter((person) => person[key].toLowerCase().includes(query.trim().toLowerCase()))
    setFound(people.map(({ name }) => name).join(', ') || 'Ninguém')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <FormField label="Procurar na equipe" help={<Text role="status">{found ?? 'Enter procura.'}</Text>}>
        <Joined>
          <Menu.Root
            recipe={menuSlotRecipe}
            positioning={{ placement: 'bottom-start', strategy: 'fixed' }}
            lazyMount
            unmountOnExit
          >
            <Menu.Trigger asChild>
              <Button
                variant="outline"
                borderColor="border.control"
                aria-label={`Procurar por ${searchIn[key]}`}
              >
                {searchIn[key]} <LuChevronDown aria-hidden="true" />
              </Button>
            </Menu.Trigger>
            <Menu.Positioner>
              <Menu.Content aria-label="Procurar por">
                <Menu.RadioItemGroup value={key} onValueChange={({ value }) => setKey(value as SearchKey)}>
                  {Object.entries(searchIn).map(([value, name]) => (
                    <Menu.RadioItem key={value} value={value}>
                      {name}
                      <Menu.ItemIndicator />
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioItemGroup>
              </Menu.Content>
            </Menu.Positioner>
          </Menu.Root>
          <Input autoComplete="off" {...bindText(query, setQuery)} />
          <IconButton type="submit" aria-label="Procurar">
            <LuSearch />
          </IconButton>
        </Joined>
      </FormField>
    </form>
  )
}

/** A checkbox in the group switches its input on. */
function OptionalInput() {
  const [isOn, setOn] = useState(false)
  return (
    <FormField label="Limite de gastos em reais" help={isOn ? undefined : 'Sem limite.'}>
      <Joined>
        <Checkbox.Root
          recipe={checkboxSlotRecipe}
          data-addon
          checked={isOn}
          onCheckedChange={({ checked }) => setOn(checked === true)}
        >
          <Checkbox.HiddenInput aria-label="Usar limite de gastos" />
          <Checkbox.Control borderColor="border.control" />
        </Checkbox.Root>
        <Input inputMode="decimal" placeholder="500,00" disabled={!isOn} autoComplete="off" />
      </Joined>
    </FormField>
  )
}

/** Two inputs and their labels in one line. */
const NamePair = () => (
  <chakra.fieldset minW="0">
    <chakra.legend fontWeight="500" mb="1.5">
      Nome e sobrenome
    </chakra.legend>
    <Joined>
      <Input aria-label="Nome" placeholder="Marina" autoComplete="off" />
      <Input aria-label="Sobrenome" placeholder="Exemplo do Vale" autoComplete="off" />
    </Joined>
  </chakra.fieldset>
)

export default () => (
  <Stack gap="4">
    <SecretKey />
    <SearchWithMenu />
    <OptionalInput />
    <NamePair />
  </Stack>
)
