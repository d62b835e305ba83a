import { Button, Grid, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { LuCopy } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { OutlineButton } from '../basics.tsx'

export const meta = { title: 'Com botão' }

const link = 'https://exemplo.com.br/convite/7f3c'

async function copyLink() {
  try {
    await navigator.clipboard.writeText(link)
    notify.success('Link copiado')
  } catch {
    notify.error('Não foi possível copiar')
  }
}

export default function WithButton() {
  const [email, setEmail] = useState('')
  function invite(event: FormEvent) {
    event.preventDefault()
    notify.success('Send Successfully')
    setEmail('')
  }
  return (
    <Stack gap="4">
      <FormField label="Link do convite">
        <Grid templateColumns="minmax(0, 1fr) auto" gap="2">
          <Input readOnly defaultValue={link} />
          <OutlineButton height="10" onClick={() => void copyLink()}>
            <LuCopy aria-hidden="true" /> Copiar
          </OutlineButton>
        </Grid>
      </FormField>
      <form onSubmit={invite}>
        <FormField label="Convidar por e-mail" required>
          <Grid templateColumns="minmax(0, 1fr) auto" gap="2">
            <Input
              type="email"
              placeholder="noemia.arantes@exemplo.com.br"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" height="10">
              Convidar
            </Button>
          </Grid>
        </FormField>
      </form>
    </Stack>
  )
}
