import { chakra } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { formatCost } from '@/lib/format/credits.ts'
import { session } from '@/state/session.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { scrollFade } from '@/ui/scroll-fade.ts'
import type { Outcome } from '../outcome.ts'
import { resultComponents } from '../results/load-result-components.ts'
import { useCurrentSubject } from '../subject/current-subject.ts'
import { findCachedOutcome } from './initial-lookup.ts'

type VariantRailProps = {
  variants: readonly ConsultaDefinition<Path>[]
  current: ConsultaDefinition
}

/** Returns what the session knows of each variant about the current subject. */
function useOutcomes(variants: VariantRailProps['variants']): (Outcome | undefined)[] {
  const subject = useCurrentSubject()
  const { items } = useSnapshot(session)
  return variants.map((variant) =>
    subject && items.length > 0 ? findCachedOutcome(variant, subject) : undefined,
  )
}

/**
 * Links to the family's variants: on wide screens a column with the price of each, or the state and the worst finding of
 * its answer about the current subject; on others one line, which scrolls.
 */
export function VariantRail({ variants, current }: VariantRailProps) {
  const list = useRef<HTMLUListElement>(null)
  const outcomes = useOutcomes(variants)
  useEffect(() => showCurrent(list.current), [current])
  return (
    <chakra.nav aria-label="Variantes" data-rail css={navCss}>
      {variants.some(({ cost }) => cost !== undefined) && <p aria-hidden="true">Créditos</p>}
      <chakra.ul ref={list} css={listCss}>
        {variants.map((variant, index) => (
          <VariantEntry
            key={variant.id}
            variant={variant}
            isCurrent={variant.id === current.id}
            outcome={outcomes[index]}
          />
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

/** Scrolls the line to the current variant. `scrollIntoView` would scroll the page too. */
function showCurrent(list: HTMLUListElement | null) {
  const current = list?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!list || !current) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += current.left + current.width / 2 - (left + width / 2)
}

type VariantEntryProps = {
  variant: ConsultaDefinition<Path>
  isCurrent: boolean
  outcome: Outcome | undefined
}

function VariantEntry({ variant, isCurrent, outcome }: VariantEntryProps) {
  const { path, title, cost } = variant
  const components = resultComponents.get()
  return (
    <li>
      <AppLink to={path} aria-current={isCurrent ? 'page' : undefined} css={entryCss}>
        <span>{title}</span>
        {outcome && components && <components.AnswerMark definition={variant} outcome={outcome} />}
      </AppLink>
      {!outcome && cost !== undefined && <Price cost={cost} />}
    </li>
  )
}

/** On screen the head of the column has the unit. Beside the link, whose name is the title. */
function Price({ cost }: { cost: number }) {
  const [figure, ...unit] = formatCost(cost).split(' ')
  return (
    <small>
      {figure}
      <chakra.span srOnly> {unit.join(' ')}</chakra.span>
    </small>
  )
}

const navCss = {
  minW: '0',
  mb: { base: '1', lg: '0' },
  lg: { position: 'sticky', top: '84px', maxH: 'calc(100dvh - 100px)', overflowY: 'auto' },
  '& > p': { hideBelow: 'lg', pe: '2.5', mb: '1', textAlign: 'end', textStyle: 'small', color: 'fg.subtle' },
} as const

/** The padding keeps focus rings from being cut. The position clips hidden texts, which are positioned. */
const listCss = {
  display: 'flex',
  position: 'relative',
  flexDirection: { base: 'row', lg: 'column' },
  gap: '0.5',
  p: '3px',
  m: '-3px',
  listStyleType: 'none',
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
  lgDown: scrollFade,
  '& > li': { flexShrink: '0', position: 'relative' },
  '& small': {
    hideBelow: 'lg',
    position: 'absolute',
    top: '7px',
    insetEnd: '2.5',
    color: 'fg.subtle',
    textStyle: 'small',
    pointerEvents: 'none',
  },
} as const

const entryCss = {
  display: 'flex',
  position: 'relative',
  alignItems: { base: 'center', lg: 'flex-start' },
  justifyContent: 'space-between',
  columnGap: '2',
  minH: { base: '11', lg: '8' },
  ps: '2.5',
  pe: { base: '2.5', lg: '12' },
  py: { lg: '1.5' },
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { bg: 'bg.hover', color: 'fg', textDecoration: 'none' },
  _currentPage: { bg: 'primary.subtle', color: 'primary.fg', fontWeight: '600' },
} as const
