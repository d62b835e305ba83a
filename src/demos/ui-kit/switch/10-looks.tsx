import { Button, Stack, Switch, type SwitchRootProps } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useState } from 'react'
import { LuMoon, LuSun } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Row } from '../basics.tsx'

export const meta = {
  Variants: { title: 'Variantes' },
  Sizes: { title: 'Tamanhos' },
  Palettes: { title: 'Cores' },
  States: { title: 'Estados' },
  WithIcons: { title: 'Com ícone' },
  Settings: { title: 'Preferências', description: 'O que muda, ao lado de quem muda.' },
}

/** Strong enough to be visible while off. */
const offTrackCss = { '&[data-state=unchecked]': { bg: 'border.control' } }

const Toggle = ({ label, ...root }: SwitchRootProps & { label: string }) => (
  <Switch.Root recipe={switchSlotRecipe} {...root}>
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss} />
    <Switch.Label>{label}</Switch.Label>
  </Switch.Root>
)

export const Variants = () => (
  <Row gap="8">
    <Toggle label="Cheio" variant="solid" defaultChecked />
    <Toggle label="Elevado" variant="raised" defaultChecked />
  </Row>
)

export const Sizes = () => (
  <Row gap="6">
    <Toggle label="Mínimo" size="xs" defaultChecked />
    <Toggle label="Pequeno" size="sm" defaultChecked />
    <Toggle label="Médio" size="md" defaultChecked />
    <Toggle label="Grande" size="lg" defaultChecked />
  </Row>
)

export const Palettes = () => (
  <Row gap="6">
    <Toggle label="Primária" colorPalette="primary" defaultChecked />
    <Toggle label="Sucesso" colorPalette="success" defaultChecked />
    <Toggle label="Atenção" colorPalette="warning" defaultChecked />
    <Toggle label="Perigo" colorPalette="danger" defaultChecked />
  </Row>
)

export const States = () => (
  <Row gap="6">
    <Toggle label="Desligado" />
    <Toggle label="Indisponível" disabled />
    <Toggle label="Sempre ligado" disabled defaultChecked />
  </Row>
)

export const WithIcons = () => (
  <Switch.Root recipe={switchSlotRecipe} size="lg">
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss}>
      <Switch.Thumb color="black">
        <Switch.ThumbIndicator fallback={<LuSun aria-hidden="true" size="14" />}>
          <LuMoon aria-hidden="true" size="14" color="white" />
        </Switch.ThumbIndicator>
      </Switch.Thumb>
    </Switch.Control>
    <Switch.Label>Descanso noturno</Switch.Label>
  </Switch.Root>
)

const notices = {
  lote: ['Fim de lote', 'Quando um lote de consultas termina.'],
  fonte: ['Fonte fora do ar', 'Quando uma fonte deixa de responder.'],
  resumo: ['Resumo semanal', 'Toda segunda-feira, às 8h.'],
} as const

type Notice = keyof typeof notices

export function Settings() {
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
