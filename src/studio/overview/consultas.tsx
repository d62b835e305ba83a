import { Badge, Box, Text } from '@chakra-ui/react'
import type { ShownDossie, ShownFamily, ShownPart, ShownVariant } from '@manifest/contract/studio-content.ts'
import type { ReactNode } from 'react'
import { formatCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { EntryLinks, PositionLink } from './links.tsx'
import { EntryTitle, Facts, Fold, PartsTable, Row, Rows } from './rows.tsx'

export type DetailsState = {
  unfolded: ReadonlySet<string>
  onToggle: (id: string) => void
}

export function Consultas({ families, ...detailsState }: DetailsState & { families: ShownFamily[] }) {
  return families.map((family) => (
    <Box key={family.family} id={`familia:${family.family}`} mb="6">
      <Box
        px="1"
        mb="2"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        justifyContent="space-between"
        alignItems="baseline"
      >
        <Box minW="0" flex="1 1 16rem">
          <EntryTitle icon={family.icon} title={family.title} description={family.description}>
            <Text as="span" color="fg.muted" textStyle="small">
              {[formatCounted(family.variants.length, 'variante', 'variantes'), family.group]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </EntryTitle>
        </Box>
        <PositionLink position={family.position} />
      </Box>
      <Rows>
        {family.variants.map((variant) => (
          <Variant key={variant.id} variant={variant} family={family} {...detailsState} />
        ))}
      </Rows>
    </Box>
  ))
}

type VariantProps = DetailsState & { variant: ShownVariant; family: ShownFamily }

function Variant({ variant, family, unfolded, onToggle }: VariantProps) {
  const {
    id,
    path,
    title,
    description,
    hasBatch,
    asksPurpose,
    cost,
    access,
    fields,
    blocks,
    requests,
    examplePosition,
  } = variant
  const name = `${family.title} · ${title}`
  return (
    <Row
      id={id}
      position={variant.position}
      below={
        <Fold name={name} isOpen={unfolded.has(id)} onToggle={() => onToggle(id)}>
          <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <PartsTable title="Campos" parts={fields} />
            <PartsTable title="Blocos do resultado" parts={blocks} />
          </Box>
          <Facts
            facts={[
              ...requests.map((request): [string, ReactNode] => [
                request.isFallback ? 'Reserva' : 'Pedido',
                <span key={request.position}>
                  <code>{request.call}</code> a {request.source} <PositionLink position={request.position} />
                </span>,
              ]),
              ['Exemplo', examplePosition && <PositionLink key="example" position={examplePosition} />],
            ]}
          />
        </Fold>
      }
    >
      <EntryTitle as="h4" title={title} href={path} path={path} description={description}>
        {hasBatch && (
          <Badge variant="subtle" colorPalette="neutral">
            Lote
          </Badge>
        )}
        {asksPurpose && (
          <Badge variant="subtle" colorPalette="info">
            Finalidade
          </Badge>
        )}
      </EntryTitle>
      <Facts
        facts={[
          ['Papéis', access],
          ['Custo', cost !== undefined && formatCost(cost)],
          ['Pede', fields.map(({ detail, name }) => detail ?? name).join(', ')],
          [
            'Fontes',
            requests.length > 0 ? (
              <EntryLinks
                key="requests"
                entries={requests.map(({ source }) => ({ id: `fonte:${source}`, title: source }))}
                separator=", depois "
              />
            ) : (
              'só o exemplo'
            ),
          ],
        ]}
      />
    </Row>
  )
}

export function Dossies({ dossies, ...detailsState }: DetailsState & { dossies: ShownDossie[] }) {
  return (
    <Rows>
      {dossies.map((dossie) => (
        <Dossie key={dossie.dossie} dossie={dossie} {...detailsState} />
      ))}
    </Rows>
  )
}

function Dossie({ dossie, unfolded, onToggle }: DetailsState & { dossie: ShownDossie }) {
  const { title, description, icon, path, fields, parts, access } = dossie
  const id = `dossie:${dossie.dossie}`
  return (
    <Row
      id={id}
      position={dossie.position}
      below={
        <Fold name={title} isOpen={unfolded.has(id)} onToggle={() => onToggle(id)}>
          <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <PartsTable title="Campos" parts={fields} />
            <PartsTable title="Partes" parts={parts.map(shownPart)} />
          </Box>
        </Fold>
      }
    >
      <EntryTitle icon={icon} title={title} href={path} path={path} description={description} />
      <Facts
        facts={[
          ['Papéis', access],
          ['Pede', fields.map(({ detail, name }) => detail ?? name).join(', ')],
          [
            'Reúne',
            <EntryLinks
              key="parts"
              entries={parts.map(({ consultaId, title }) => ({ id: consultaId, title }))}
            />,
          ],
        ]}
      />
    </Row>
  )
}

const shownPart = ({ title, consultaId, position }: ShownDossie['parts'][number]): ShownPart => ({
  name: title,
  kind: consultaId,
  origin: 'own',
  position,
})
