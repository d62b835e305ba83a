import { Box, chakra, Text } from '@chakra-ui/react'
import type { ShownDossie } from '@manifest/contract/manifest-page.ts'
import { CatalogueIcon } from '@/ui/media/catalogue-icon.tsx'
import type { Unfolding } from './consultas.tsx'
import { EntryLink } from './entry-link.tsx'
import { EntryTitle } from './entry-title.tsx'
import { Facts } from './facts.tsx'
import { Fold } from './fold.tsx'
import { Frames } from './frames.tsx'
import { PartsTable } from './parts-table.tsx'
import { PlaceLink } from './place-link.tsx'
import { Row, Rows } from './rows.tsx'

/** The dossiês, with the consultas that each makes. */
export function Dossies({ dossies, ...unfolding }: Unfolding & { dossies: ShownDossie[] }) {
  return (
    <Rows>
      {dossies.map((dossie) => (
        <Row key={dossie.dossie} id={`dossie:${dossie.dossie}`} place={<PlaceLink place={dossie.place} />}>
          <Dossie dossie={dossie} {...unfolding} />
        </Row>
      ))}
    </Rows>
  )
}

function Dossie({ dossie, unfolded, onToggle, look, onLook }: Unfolding & { dossie: ShownDossie }) {
  const { title, description, icon, path, fields, parts } = dossie
  const id = `dossie:${dossie.dossie}`
  return (
    <>
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
      <Facts facts={[['Pede', fields.map(({ detail, name }) => detail ?? name).join(', ')]]} />
      <chakra.ol aria-label="Partes" listStyleType="none" mt="2" columnGap="6" columns={{ lg: '2' }}>
        {parts.map(({ name, title: partTitle, consultaId, place }) => (
          <chakra.li
            key={name}
            display="flex"
            flexWrap="wrap"
            columnGap="2.5"
            alignItems="baseline"
            py="0.5"
            breakInside="avoid"
          >
            <span>{partTitle}</span>
            <Text as="span" flex="1" textStyle="small">
              <EntryLink id={consultaId}>{consultaId}</EntryLink>
            </Text>
            <PlaceLink place={place} />
          </chakra.li>
        ))}
      </chakra.ol>
      <Fold name={title} isOpen={unfolded.has(id)} onToggle={() => onToggle(id)}>
        <Frames name={title} query={`dossie=${dossie.dossie}`} look={look} onLook={onLook} />
        <Box mt="5">
          <PartsTable title="Campos" parts={fields} />
        </Box>
      </Fold>
    </>
  )
}
