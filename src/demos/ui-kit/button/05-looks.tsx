import { Button, Flex, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import {
  LuArrowRight,
  LuArrowUp,
  LuDownload,
  LuPencil,
  LuPlus,
  LuSearch,
  LuSettings,
  LuTrash2,
} from 'react-icons/lu'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { OutlineButton, Row } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = {
  Variants: { title: 'Variantes', description: 'Do mais forte ao mais discreto.' },
  Palettes: { title: 'Cores', description: 'As paletas semânticas do tema.' },
  Sizes: { title: 'Tamanhos' },
  Shapes: { title: 'Formas e links' },
  WithIcons: { title: 'Com ícone', description: 'O botão só de ícone leva o nome em aria-label.' },
  States: { title: 'Estados', description: 'Indisponível e em andamento.' },
}

/** Use at most one solid button per group. */
export function Variants() {
  return (
    <Row>
      <Button variant="solid">Consultar</Button>
      <Button variant="subtle">Salvar rascunho</Button>
      <Button variant="surface">Exportar</Button>
      <OutlineButton>Editar</OutlineButton>
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

export const Palettes = () => (
  <Row>
    {palettes.map(([palette, name]) => (
      <Button key={palette} colorPalette={palette}>
        {name}
      </Button>
    ))}
  </Row>
)

export const Sizes = () => (
  <Row>
    <Button size="2xs">Mínimo</Button>
    <Button size="xs">Menor</Button>
    <Button size="sm">Pequeno</Button>
    <Button size="md">Médio</Button>
    <Button size="lg">Grande</Button>
  </Row>
)

const scrollUp = () => window.scrollTo({ top: 0 })

export const Shapes = () => (
  <Flex direction="column" gap="4">
    <Row>
      <IconButton asChild aria-label="Configurações" borderRadius="full">
        <RouteLink to={findPageOrHome('pages/settings/page')}>
          <LuSettings />
        </RouteLink>
      </IconButton>
      <IconButton asChild aria-label="Consultas" variant="subtle" borderRadius="full">
        <RouteLink to={findPageOrHome('pages/pacotes/page')}>
          <LuSearch />
        </RouteLink>
      </IconButton>
      <OutlineButton borderRadius="full" px="6" onClick={scrollUp}>
        <LuArrowUp aria-hidden="true" /> Ao começo
      </OutlineButton>
    </Row>
    <Button asChild width="full" variant="subtle">
      <RouteLink to={findPageOrHome('pages/faq/page')}>Ver a base de conhecimento</RouteLink>
    </Button>
  </Flex>
)

export const WithIcons = () => (
  <Row>
    <Button>
      <LuPlus aria-hidden="true" /> Nova tarefa
    </Button>
    <OutlineButton>
      Continuar <LuArrowRight aria-hidden="true" className="directed" />
    </OutlineButton>
    <IconButton aria-label="Editar" variant="outline" colorPalette="primary">
      <LuPencil />
    </IconButton>
    <IconButton aria-label="Excluir" variant="ghost" colorPalette="danger">
      <LuTrash2 />
    </IconButton>
  </Row>
)

export function States() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Row>
      <Button disabled>Indisponível</Button>
      <Button loading={isBusy} loadingText="Gerando…" onClick={() => setBusy(true)}>
        <LuDownload aria-hidden="true" /> Gerar relatório
      </Button>
      <OutlineButton disabled={!isBusy} onClick={() => setBusy(false)}>
        Interromper
      </OutlineButton>
    </Row>
  )
}
