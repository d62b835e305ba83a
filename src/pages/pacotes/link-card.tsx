import { chakra } from '@chakra-ui/react'
import type { Path } from '@/generated/paths.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'

type LinkCardProps = {
  to: Path
  icon: string | undefined
  /** The small line above the title. */
  above: string | undefined
  title: string
  text: string | undefined
}

/** An entry of a list that is a card, of which all leads to one page. */
export const LinkCard = ({ to, icon, above, title, text }: LinkCardProps) => (
  <chakra.li css={card}>
    <RouteLink to={to}>
      <IconTile name={icon} />
      <span>
        <small>{above}</small>
        <strong>{title}</strong>
        {text}
      </span>
    </RouteLink>
  </chakra.li>
)

const card = {
  '& a': {
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
  '& small': { display: 'block', fontSize: 'inherit' },
  '& strong': { display: 'block', textStyle: 'h3', color: 'fg', mt: '0.5', mb: '1' },
} as const
