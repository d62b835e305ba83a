import { Button, Stack, Switch, type SwitchRootProps } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, useState } from 'react'
import { LuMoon, LuSun } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { NoticeMatrix } from './switches/notice-matrix.tsx'
import { SavingSwitches } from './switches/saving-switch.tsx'

/** Strong enough to be visible while off. */
const offTrackCss = { '&[data-state=unchecked]': { bg: 'border.control' } }

const Toggle = ({ children, ...root }: SwitchRootProps) => (
  <Switch.Root recipe={switchSlotRecipe} {...root}>
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss} />
    <Switch.Label>{children}</Switch.Label>
  </Switch.Root>
)

function Variants() {
  return (
    <Row gap="8">
      <Toggle variant="solid" defaultChecked>
        Cheio
      </Toggle>
      <Toggle variant="raised" defaultChecked>
        Elevado
      </Toggle>
    </Row>
  )
}

const sizes = { xs: 'Mínimo', sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

function Sizes() {
  return (
    <Row gap="6">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Toggle key={size} size={size} defaultChecked>
          {sizes[size]}
        </Toggle>
      ))}
    </Row>
  )
}

const palettes = { primary: 'Primária', success: 'Sucesso', warning: 'Atenção', danger: 'Perigo' } as const

function Palettes() {
  return (
    <Row gap="6">
      {(Object.keys(palettes) as (keyof typeof palettes)[]).map((palette) => (
        <Toggle key={palette} colorPalette={palette} defaultChecked>
          {palettes[palette]}
        </Toggle>
      ))}
    </Row>
  )
}

function States() {
  return (
    <Row gap="6">
      <Toggle>Desligado</Toggle>
      <Toggle disabled>Indisponível</Toggle>
      <Toggle disabled defaultChecked>
        Sempre ligado
      </Toggle>
    </Row>
  )
}

function WithIcons() {
  return (
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
}

const notices = {
  lote: ['Fim de lote', 'Quando um lote de consultas termina.'],
  fonte: ['Fonte fora do ar', 'Quando uma fonte deixa de responder.'],
  resumo: ['Resumo semanal', 'Toda segunda-feira, às 8h.'],
} as const

type Notice = keyof typeof notices

/** Settings that apply on save. */
function Settings() {
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

export default function SwitchPage() {
  return (
    <SpecimenPage source={() => import('./switch.tsx?raw')}>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Cores" code="Palettes">
        <Palettes />
      </Specimen>
      <Specimen title="Estados" code="States">
        <States />
      </Specimen>
      <Specimen title="Com ícone" code="WithIcons">
        <WithIcons />
      </Specimen>
      <Specimen title="Preferências" description="O que muda, ao lado de quem muda." code="Settings">
        <Settings />
      </Specimen>
      <Specimen
        title="Salvos ao mudar"
        description="Um serviço simulado responde em pouco mais de um segundo; o valor fica neste navegador."
        code="SavingSwitches"
        source={() => import('./switches/saving-switch.tsx?raw')}
      >
        <SavingSwitches />
      </Specimen>
      <Specimen
        title="Grade de avisos"
        description="Um interruptor por aviso e canal, e um por coluna."
        code="NoticeMatrix"
        source={() => import('./switches/notice-matrix.tsx?raw')}
      >
        <NoticeMatrix />
      </Specimen>
    </SpecimenPage>
  )
}
