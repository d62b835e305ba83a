import type { SystemStyleObject } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo } from 'react'
import type { Path } from '@/generated/paths.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'

/** A family with one variant shown. The whole card is a link. The list styles its cards by `cardCss`. */
export const FamilyCard = memo(function FamilyCard({ family }: { family: CatalogueFamily<Path> }) {
  const { title, group, icon, variants } = family
  return (
    <li>
      {variants.slice(0, 1).map((variant) => (
        <RouteLink key={variant.id} to={variant.path}>
          <IconTile name={icon} />
          <span>
            <small>{title === variant.title ? group : title}</small>
            <strong>{variant.title}</strong>
            {variant.description}
          </span>
        </RouteLink>
      ))}
    </li>
  )
})

/** Styles of the cards that are children of an element. */
export const cardCss: SystemStyleObject = {
  '& > li > a': {
    display: 'flex',
    gap: '4',
    height: 'full',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.panel',
    borderRadius: 'panel',
    boxShadow: 'panel',
    color: 'fg.muted',
    textStyle: 'small',
    focusVisibleRing: 'outside',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'primary.solid', '& strong': { color: 'primary.fg' } },
  },
  '& > li small': { display: 'block', fontSize: 'inherit' },
  '& > li strong': { display: 'block', textStyle: 'h3', color: 'fg', mt: '0.5', mb: '1' },
}
