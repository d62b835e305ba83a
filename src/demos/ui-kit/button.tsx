import { Button, ButtonGroup, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuArrowRight, LuDownload, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import { CopyButtons } from './button/copy-button.tsx'
import { Floating } from './button/floating.tsx'
import { Groups } from './button/groups.tsx'
import { Hold } from './button/hold.tsx'
import { Loading } from './button/loading.tsx'
import { Shapes } from './button/shapes.tsx'
import { Split } from './button/split.tsx'
import { Toggles } from './button/toggles.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** Use at most one solid button per group. */
function Variants() {
  return (
    <Row>
      <Button variant="solid">Consultar</Button>
      <Button variant="subtle">Salvar rascunho</Button>
      <Button variant="surface">Exportar</Button>
      <Button variant="outline" colorPalette="primary">
        Editar
      </Button>
      <Button variant="ghost" colorPalette="primary">
        Cancelar
      </Button>
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
      <Button variant="outline" colorPalette="primary">
        Continuar <LuArrowRight aria-hidden="true" className="directed" />
      </Button>
      <IconButton aria-label="Editar" variant="outline" colorPalette="primary">
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
      <Button variant="outline" colorPalette="primary" disabled={!isBusy} onClick={() => setBusy(false)}>
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
          colorPalette="primary"
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
      <Specimen title="Formas e links" code="Shapes" source={() => import('./button/shapes.tsx?raw')}>
        <Shapes />
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
      <Specimen
        title="Em andamento, com cancelar"
        description="Guarda a largura e o foco."
        code="Loading"
        source={() => import('./button/loading.tsx?raw')}
      >
        <Loading />
      </Specimen>
      <Specimen
        title="Copiar"
        description="Diz no próprio botão que copiou."
        code="CopyButtons"
        source={() => import('./button/copy-button.tsx?raw')}
      >
        <CopyButtons />
      </Specimen>
      <Specimen title="Grupo" description="Uma escolha entre poucas." code="Group">
        <Group />
      </Specimen>
      <Specimen
        title="Barra de grupos"
        description="Desfazer e refazer funcionam."
        code="Groups"
        source={() => import('./button/groups.tsx?raw')}
      >
        <Groups />
      </Specimen>
      <Specimen
        title="Alternáveis"
        description="Ligado ou desligado, um ou vários."
        code="Toggles"
        source={() => import('./button/toggles.tsx?raw')}
      >
        <Toggles />
      </Specimen>
      <Specimen
        title="Divididos"
        description="O menu muda o que o primeiro botão faz."
        code="Split"
        source={() => import('./button/split.tsx?raw')}
      >
        <Split />
      </Specimen>
      <Specimen
        title="Flutuante"
        description="Abre outras ações no canto do quadro."
        code="Floating"
        source={() => import('./button/floating.tsx?raw')}
      >
        <Floating />
      </Specimen>
      <Specimen
        title="Segurar para confirmar"
        description="Para o que não deve acontecer por engano."
        code="Hold"
        source={() => import('./button/hold.tsx?raw')}
      >
        <Hold />
      </Specimen>
    </SpecimenPage>
  )
}
