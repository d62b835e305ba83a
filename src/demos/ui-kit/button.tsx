import { Button, ButtonGroup, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuArrowRight, LuDownload, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** Use at most one solid button per group. */
function Variants() {
  return (
    <Row>
      <Button variant="solid">Consultar</Button>
      <Button variant="subtle">Salvar rascunho</Button>
      <Button variant="surface">Exportar</Button>
      <Button variant="outline">Editar</Button>
      <Button variant="ghost">Cancelar</Button>
      <Button variant="plain">Saiba mais</Button>
    </Row>
  )
}

const palettes = [
  ['primary', 'Primária'],
  ['secondary', 'Secundária'],
  ['success', 'Sucesso'],
  ['info', 'Informação'],
  ['warning', 'Atenção'],
  ['danger', 'Perigo'],
  ['neutral', 'Neutra'],
] as const

function Palettes() {
  return (
    <Row>
      {palettes.map(([palette, name]) => (
        <Button key={palette} colorPalette={palette}>
          {name}
        </Button>
      ))}
    </Row>
  )
}

function Sizes() {
  return (
    <Row>
      <Button size="2xs">Mínimo</Button>
      <Button size="xs">Menor</Button>
      <Button size="sm">Pequeno</Button>
      <Button size="md">Médio</Button>
      <Button size="lg">Grande</Button>
    </Row>
  )
}

function WithIcons() {
  return (
    <Row>
      <Button>
        <LuPlus aria-hidden="true" /> Nova tarefa
      </Button>
      <Button variant="outline">
        Continuar <LuArrowRight aria-hidden="true" />
      </Button>
      <IconButton aria-label="Editar" variant="outline">
        <LuPencil />
      </IconButton>
      <IconButton aria-label="Excluir" variant="ghost" colorPalette="danger">
        <LuTrash2 />
      </IconButton>
    </Row>
  )
}

function States() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Row>
      <Button disabled>Indisponível</Button>
      <Button loading={isBusy} loadingText="Gerando…" onClick={() => setBusy(true)}>
        <LuDownload aria-hidden="true" /> Gerar relatório
      </Button>
      <Button variant="outline" disabled={!isBusy} onClick={() => setBusy(false)}>
        Interromper
      </Button>
    </Row>
  )
}

function Group() {
  const [view, setView] = useState('mês')
  return (
    <ButtonGroup attached variant="outline" role="group" aria-label="Período">
      {['dia', 'semana', 'mês'].map((name) => (
        <Button
          key={name}
          aria-pressed={view === name}
          variant={view === name ? 'solid' : 'outline'}
          textTransform="capitalize"
          onClick={() => setView(name)}
        >
          {name}
        </Button>
      ))}
    </ButtonGroup>
  )
}

export default function ButtonPage() {
  return (
    <SpecimenPage source={() => import('./button.tsx?raw')}>
      <Specimen title="Variantes" description="Do mais forte ao mais discreto." code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Cores" description="As paletas semânticas do tema." code="Palettes">
        <Palettes />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen
        title="Com ícone"
        description="O botão só de ícone leva o nome em aria-label."
        code="WithIcons"
      >
        <WithIcons />
      </Specimen>
      <Specimen title="Estados" description="Indisponível e em andamento." code="States">
        <States />
      </Specimen>
      <Specimen title="Grupo" description="Uma escolha entre poucas." code="Group">
        <Group />
      </Specimen>
    </SpecimenPage>
  )
}
