import { Button, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'

export const meta = { title: 'Preferências', description: 'O que muda, ao lado de quem muda.' }

const notices = {
  lote: ['Fim de lote', 'Quando um lote de consultas termina.'],
  fonte: ['Fonte fora do ar', 'Quando uma fonte deixa de responder.'],
  resumo: ['Resumo semanal', 'Toda segunda-feira, às 8h.'],
} as const

type Notice = keyof typeof notices

/** Settings that apply on save. */
export default function Settings() {
  const [enabledNotices, setEnabledNotices] = useState<Record<Notice, boolean>>({
    lote: true,
    fonte: true,
    resumo: false,
  })
  function save(event: FormEvent) {
    event.preventDefault()
    notify.success('Edit Successfully')
  }
  return (
    <form onSubmit={save}>
      <Stack gap="1">
        {(Object.keys(notices) as Notice[]).map((notice) => (
          <SwitchField
            key={notice}
            label={notices[notice][0]}
            help={notices[notice][1]}
            checked={enabledNotices[notice]}
            onChange={(isEnabled) => setEnabledNotices({ ...enabledNotices, [notice]: isEnabled })}
          />
        ))}
      </Stack>
      <Button type="submit" mt="4">
        Salvar avisos
      </Button>
    </form>
  )
}
