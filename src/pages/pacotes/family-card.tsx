import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo } from 'react'
import type { Path } from '@/generated/paths.ts'
import { LinkCard } from './link-card.tsx'

/** A family of which one variant is shown: the whole card leads to it. */
export const FamilyCard = memo(function FamilyCard({ family }: { family: CatalogueFamily<Path> }) {
  const { title, group, icon, variants } = family
  const [variant] = variants
  return (
    variant && (
      <LinkCard
        to={variant.path}
        icon={icon}
        above={title === variant.title ? group : title}
        title={variant.title}
        text={variant.description}
      />
    )
  )
})
