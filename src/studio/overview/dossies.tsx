import { Box, Text } from '@chakra-ui/react'
import type { ShownDossie, ShownPart } from '@manifest/contract/studio-content.ts'
import { Fragment } from 'react'
import { CatalogueIcon } from '@/ui/media/catalogue-icon.tsx'
import type { DetailsState } from './consultas.tsx'
import { EntryLink } from './entry-link.tsx'
import { EntryTitle } from './entry-title.tsx'
import { Facts } from './facts.tsx'
import { Fold } from './fold.tsx'
import { PartsTable } from './parts-table.tsx'
import { PositionLink } from './position-link.tsx'
import { Row, Rows } from './rows.tsx'

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
      position={<PositionLink position={dossie.position} />}
      below={
        <Fold name={title} isOpen={unfolded.has(id)} onToggle={() => onToggle(id)}>
          <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <PartsTable title="Campos" parts={fields} />
            <PartsTable title="Partes" parts={parts.map(shownPart)} />
          </Box>
        </Fold>
      }
    >
      <EntryTitle
        icon={
          <Box as="span" fontSize="18px" color="fg.muted">
            <CatalogueIcon name={icon} />
          </Box>
        }
        title={title}
        href={path}
        description={description}
      >
        <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono">
          {path}
        </Text>
      </EntryTitle>
      <Facts
        facts={[
          ['Papéis', access],
          ['Pede', fields.map(({ detail, name }) => detail ?? name).join(', ')],
          ['Reúne', <Parts key="parts" parts={parts} />],
        ]}
      />
    </Row>
  )
}

function Parts({ parts }: Pick<ShownDossie, 'parts'>) {
  return parts.map(({ name, title, consultaId }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <EntryLink id={consultaId}>{title}</EntryLink>
    </Fragment>
  ))
}

const shownPart = ({ title, consultaId, position }: ShownDossie['parts'][number]): ShownPart => ({
  name: title,
  kind: consultaId,
  origin: 'own',
  position,
})
