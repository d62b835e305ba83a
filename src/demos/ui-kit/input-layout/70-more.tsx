import { Badge, Button, chakra, Grid, InputGroup, Stack, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LuMail, LuPhone, LuUser } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { FreeField } from '../basics.tsx'
import { Form } from './form.tsx'

export const meta = {
  TabbedForm: { title: 'Em abas', description: 'Enviar abre a aba do primeiro campo vazio.' },
  WithIcons: { title: 'Com ícones' },
}

const tabs = [
  { value: 'conta', name: 'Conta', fields: { user: 'Usuário', accountEmail: 'E-mail da conta' } },
  { value: 'pessoal', name: 'Pessoal', fields: { fullName: 'Nome na fatura', birth: 'Aniversário' } },
  { value: 'redes', name: 'Redes', fields: { site: 'Página', channel: 'Canal' } },
] as const

type Values = Record<string, string>

const allNames = tabs.flatMap(({ fields }) => Object.keys(fields))

export function TabbedForm() {
  const [tab, setTab] = useState<string | null>('conta')
  const [values, setValues] = useState<Values>({ user: 'marina.vale' })
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = (name: string) => isChecked && !values[name]?.trim()

  function submit() {
    const missing = allNames.find((name) => !values[name]?.trim())
    if (!missing) {
      notify.success('Add Successfully')
      setChecked(false)
      return setValues({})
    }
    flushSync(() => {
      setChecked(true)
      setTab(tabs.find(({ fields }) => missing in fields)?.value ?? 'conta')
    })
    // The tab is shown one frame later.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus())
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Tabs.Root
        recipe={tabsSlotRecipe}
        value={tab}
        onValueChange={({ value }) => setTab(value)}
        colorPalette="primary"
      >
        <Tabs.List>
          {tabs.map(({ value, name, fields }) => {
            const missing = Object.keys(fields).filter(isEmpty).length
            return (
              <Tabs.Trigger key={value} value={value}>
                {name}
                {missing > 0 && (
                  <Badge colorPalette="danger" size="xs">
                    <chakra.span srOnly>, faltam </chakra.span>
                    {missing}
                  </Badge>
                )}
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
        {tabs.map(({ value, fields }) => (
          <Tabs.Content key={value} value={value}>
            <Grid gap="4">
              {Object.entries(fields).map(([name, label]) => (
                <FreeField
                  key={name}
                  name={name}
                  label={label}
                  required
                  value={values[name] ?? ''}
                  error={isEmpty(name) ? 'Preencha este campo' : undefined}
                  onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                />
              ))}
            </Grid>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Button type="submit" mt="5">
        Cadastrar conta
      </Button>
    </form>
  )
}

export function WithIcons() {
  const fields = [
    ['Contato', LuUser],
    ['E-mail do contato', LuMail],
    ['Celular do contato', LuPhone],
  ] as const
  return (
    <Form>
      <Stack gap="4">
        {fields.map(([label, Icon]) => (
          <FormField key={label} label={label}>
            <InputGroup startElement={<Icon aria-hidden="true" />}>
              <Input autoComplete="off" />
            </InputGroup>
          </FormField>
        ))}
        <Button type="submit" alignSelf="flex-start">
          Acrescentar contato
        </Button>
      </Stack>
    </Form>
  )
}
