import { Badge, Box, IconButton, Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBell, LuCircleCheck, LuCircleX, LuClock } from 'react-icons/lu'
import { PeopleChips } from './badges/chips.tsx'
import { InText } from './badges/in-text.tsx'
import { OnAvatars } from './badges/on-avatars.tsx'
import { OnIcons } from './badges/on-icons.tsx'
import { Ribbons } from './badges/ribbons.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'neutral'] as const

const names = {
  primary: 'Novo',
  secondary: 'Beta',
  success: 'Ativo',
  info: 'Em análise',
  warning: 'Pendente',
  danger: 'Bloqueado',
  neutral: 'Arquivado',
}

function Palettes() {
  return (
    <Row>
      {palettes.map((palette) => (
        <Badge key={palette} colorPalette={palette}>
          {names[palette]}
        </Badge>
      ))}
    </Row>
  )
}

function Variants() {
  return (
    <Row>
      <Badge colorPalette="primary" variant="solid">
        Cheia
      </Badge>
      <Badge colorPalette="primary" variant="subtle">
        Suave
      </Badge>
      <Badge colorPalette="primary" variant="surface">
        Com fundo e borda
      </Badge>
      <Badge colorPalette="primary" variant="outline">
        Contorno
      </Badge>
    </Row>
  )
}

function Sizes() {
  return (
    <Row>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Badge key={size} size={size} colorPalette="info">
          Tamanho {size}
        </Badge>
      ))}
    </Row>
  )
}

/** Icon and text repeat the meaning of the color. */
function Statuses() {
  return (
    <Row>
      <Badge colorPalette="success" size="md">
        <LuCircleCheck aria-hidden="true" /> Regular
      </Badge>
      <Badge colorPalette="warning" size="md">
        <LuClock aria-hidden="true" /> Aguardando
      </Badge>
      <Badge colorPalette="danger" size="md">
        <LuCircleX aria-hidden="true" /> Irregular
      </Badge>
    </Row>
  )
}

function Counter() {
  const [count, setCount] = useState(3)
  return (
    <Box position="relative" display="inline-block">
      <IconButton
        variant="outline"
        aria-label={`Avisos: ${count} não lidos. Somar um`}
        onClick={() => setCount(count + 1)}
      >
        <LuBell />
      </IconButton>
      <Badge
        aria-hidden="true"
        variant="solid"
        colorPalette="danger"
        size="xs"
        borderRadius="full"
        position="absolute"
        top="-2"
        insetEnd="-2"
      >
        {count > 99 ? '99+' : count}
      </Badge>
    </Box>
  )
}

const tags = ['Financeiro', 'Jurídico', 'Cadastro', 'Veículos']

function RemovableTags() {
  const [shown, setShown] = useState(tags)
  return (
    <Row minH="8">
      {shown.map((tag) => (
        <Tag.Root key={tag} recipe={tagSlotRecipe} size="lg" colorPalette="primary">
          <Tag.Label>{tag}</Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger
              aria-label={`Remover ${tag}`}
              onClick={() => setShown(shown.filter((name) => name !== tag))}
            />
          </Tag.EndElement>
        </Tag.Root>
      ))}
      {shown.length < tags.length && (
        <Tag.Root recipe={tagSlotRecipe} size="lg" variant="outline" asChild>
          <button type="button" onClick={() => setShown(tags)}>
            Restaurar
          </button>
        </Tag.Root>
      )}
    </Row>
  )
}

export default function BadgesPage() {
  return (
    <SpecimenPage source={() => import('./badges.tsx?raw')}>
      <Specimen title="Cores" code="Palettes">
        <Palettes />
      </Specimen>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Estado" description="A cor vem sempre com ícone e palavra." code="Statuses">
        <Statuses />
      </Specimen>
      <Specimen title="No texto e em botões" code="InText" source={() => import('./badges/in-text.tsx?raw')}>
        <InText />
      </Specimen>
      <Specimen title="Contagem" description="O número faz parte do nome do botão." code="Counter">
        <Counter />
      </Specimen>
      <Specimen
        title="Em ícones"
        description="Com número ou só um ponto."
        code="OnIcons"
        source={() => import('./badges/on-icons.tsx?raw')}
      >
        <OnIcons />
      </Specimen>
      <Specimen
        title="Em retratos"
        description="Presença, contagem e conta verificada."
        code="OnAvatars"
        source={() => import('./badges/on-avatars.tsx?raw')}
      >
        <OnAvatars />
      </Specimen>
      <Specimen title="Removíveis" code="RemovableTags">
        <RemovableTags />
      </Specimen>
      <Specimen
        title="Pessoas removíveis"
        description="Delete também tira; dá para desfazer."
        code="PeopleChips"
        source={() => import('./badges/chips.tsx?raw')}
      >
        <PeopleChips />
      </Specimen>
      <Specimen title="Fitas" code="Ribbons" source={() => import('./badges/ribbons.tsx?raw')} isWide>
        <Ribbons />
      </Specimen>
    </SpecimenPage>
  )
}
