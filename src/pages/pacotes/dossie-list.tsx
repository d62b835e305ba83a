import { chakra, Heading } from '@chakra-ui/react'
import type { DossieEntry } from '@manifest/contract/resolved.ts'
import { useId } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { LinkCard } from './link-card.tsx'

/** The dossiês, as cards that are links. */
export function DossieList({ dossies }: { dossies: readonly DossieEntry<Path>[] }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} mb={{ base: '4', md: '6' }}>
      <Heading as="h2" id={id} textStyle="h2" mb="3">
        Dossiês
      </Heading>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      >
        {dossies.map(({ dossie, path, icon, title, description, parts }) => (
          <LinkCard
            key={dossie}
            to={path}
            icon={icon}
            above={formatCounted(parts, 'consulta', 'consultas')}
            title={title}
            text={description}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
