import { Card, Grid, Image, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { findCastMember } from '../parts/cast.ts'
import { Portrait } from '../parts/portrait.tsx'
import { Overlay } from './card/overlay.tsx'
import { Pricing } from './card/pricing.tsx'
import { Profile } from './card/profile.tsx'
import { Statistics } from './card/statistics.tsx'
import { TabsCard } from './card/tabs-card.tsx'
import { ToolCard } from './card/tool-card.tsx'
import { findPageOrHome } from './page-or-home.ts'
import mountain from './pictures/mountain.svg'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Variants() {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap="4">
      {(['outline', 'subtle', 'elevated'] as const).map((variant) => (
        <Card.Root key={variant} recipe={cardSlotRecipe} variant={variant} size="sm">
          <Card.Body gap="1">
            <Card.Title as="h3" textStyle="h3">
              {variant}
            </Card.Title>
            <Card.Description>Um assunto por cartão.</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
    </Grid>
  )
}

function WithActions() {
  return (
    <Card.Root recipe={cardSlotRecipe}>
      <Card.Header>
        <Card.Title as="h3" textStyle="h3">
          Plano mensal
        </Card.Title>
        <Card.Description>Renova no primeiro dia do mês.</Card.Description>
      </Card.Header>
      <Card.Body>
        <Text textStyle="figure">500 consultas</Text>
        <Text color="fg.muted">Restam 128, ou oito dias no ritmo atual.</Text>
      </Card.Body>
      <Card.Footer>
        <ButtonLink to={findPageOrHome('pages/pricing/page')}>Mudar de plano</ButtonLink>
        <ButtonLink to={findPageOrHome('demos/apps/invoice/preview-page')} variant="ghost">
          Ver faturas
        </ButtonLink>
      </Card.Footer>
    </Card.Root>
  )
}

function WithPicture() {
  return (
    <Card.Root recipe={cardSlotRecipe} overflow="hidden">
      <Image
        src={mountain}
        alt="Serra ao entardecer, com o sol sobre os morros"
        aspectRatio="16 / 9"
        objectFit="cover"
      />
      <Card.Body gap="2">
        <Card.Title as="h3" textStyle="h3">
          Serra do Exemplo
        </Card.Title>
        <Card.Description>Três dias de caminhada, com abrigo no segundo.</Card.Description>
      </Card.Body>
    </Card.Root>
  )
}

function Horizontal() {
  const noemia = findCastMember('noemia')
  return (
    <Card.Root recipe={cardSlotRecipe} flexDirection="row" overflow="hidden">
      <Image src={mountain} alt="" width={{ base: '96px', sm: '160px' }} objectFit="cover" />
      <Card.Body gap="2" minW="0">
        <Card.Title as="h3" textStyle="h3">
          Ao lado da imagem
        </Card.Title>
        <Row>
          <Portrait image={noemia.id} name={noemia.name} size="8" />
          <Text color="fg.muted" textStyle="small">
            {noemia.name}, há dois dias
          </Text>
        </Row>
      </Card.Body>
    </Card.Root>
  )
}

/** The title's link covers the card, so that it is one target with one name. */
function AsLink() {
  return (
    <Card.Root
      recipe={cardSlotRecipe}
      position="relative"
      transition="border-color 150ms"
      _hover={{ borderColor: 'primary.solid' }}
      _focusWithin={{ borderColor: 'primary.solid' }}
    >
      <Card.Body gap="1">
        <Card.Title as="h3" textStyle="h3">
          <Text
            as="a"
            {...{ href: '#page-title' }}
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            Um cartão que é um link
          </Text>
        </Card.Title>
        <Card.Description>O cartão inteiro leva ao começo da página.</Card.Description>
      </Card.Body>
    </Card.Root>
  )
}

export default function CardPage() {
  return (
    <SpecimenPage source={() => import('./card.tsx?raw')}>
      <Specimen title="Variantes" code="Variants" isWide>
        <Variants />
      </Specimen>
      <Specimen title="Números" code="Statistics" source={() => import('./card/statistics.tsx?raw')} isWide>
        <Statistics />
      </Specimen>
      <Specimen title="Com ações" code="WithActions">
        <WithActions />
      </Specimen>
      <Specimen
        title="Com ferramentas"
        description="Recolhe, recarrega, ocupa a tela, sai e volta."
        code="ToolCard"
        source={() => import('./card/tool-card.tsx?raw')}
      >
        <ToolCard />
      </Specimen>
      <Specimen title="Com imagem" code="WithPicture">
        <WithPicture />
      </Specimen>
      <Specimen title="Texto sobre imagem" code="Overlay" source={() => import('./card/overlay.tsx?raw')}>
        <Overlay />
      </Specimen>
      <Specimen title="Na horizontal" code="Horizontal">
        <Horizontal />
      </Specimen>
      <Specimen title="Como link" code="AsLink">
        <AsLink />
      </Specimen>
      <Specimen title="Com abas" code="TabsCard" source={() => import('./card/tabs-card.tsx?raw')}>
        <TabsCard />
      </Specimen>
      <Specimen title="Perfil" code="Profile" source={() => import('./card/profile.tsx?raw')}>
        <Profile />
      </Specimen>
      <Specimen
        title="Planos"
        description="O período muda os preços."
        code="Pricing"
        source={() => import('./card/pricing.tsx?raw')}
        isWide
      >
        <Pricing />
      </Specimen>
    </SpecimenPage>
  )
}
