import { chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { RailEntry } from './rail/rail-entry.tsx'
import { useFollowCurrent } from './rail/use-follow-current.ts'
import type { Section, SectionGroup } from './section.ts'
import { hasEnded, isQueried } from './section-states.ts'

type RailProps = {
  /** Names the navigation. */
  label: string
  title: string
  groups: readonly SectionGroup[]
  /** The key of the section that is at the top of the screen. */
  current?: string | undefined
  /** Goes to a section, or queries it if it has no query yet. */
  onSelect: (section: Section) => void
  /** Queries a failed section again. */
  onRepeat?: ((section: Section) => void) | undefined
  /** A form for the values that a section needs, below its entry. */
  form?: { key: string; content: ReactNode } | undefined
  /** Above the entries, in a dialog a button that closes it. */
  action?: ReactNode
}

/** Lists consultas with their states, by family. An entry goes to its answer, or runs its query. */
export function Rail({ label, title, groups, current, onSelect, onRepeat, form, action }: RailProps) {
  const all = groups.flatMap(({ sections }) => sections)
  const queried = all.filter(isQueried)
  const ref = useFollowCurrent(current)
  return (
    <chakra.nav ref={ref} aria-label={label} css={railCss} _print={{ display: 'none' }}>
      <Flex align="center" justify="space-between" gap="2" ps="3" pe="1" minH="9">
        <Text as="span" textStyle="h3">
          {title}
        </Text>
        <Text as="span" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums" pe="2" ms="auto">
          {all.filter(hasEnded).length} de {all.length}
        </Text>
        {action}
      </Flex>
      {groups.map(({ title: family, sections }, index) => (
        <div key={family ?? index}>
          {family && <p aria-hidden="true">{family}</p>}
          <ul aria-label={family ?? title}>
            {sections.map((section) => (
              <RailEntry
                key={section.key}
                section={section}
                number={queried.indexOf(section) + 1}
                isCurrent={section.key === current}
                onSelect={onSelect}
                onRepeat={onRepeat}
              >
                {form?.key === section.key && form.content}
              </RailEntry>
            ))}
          </ul>
        </div>
      ))}
    </chakra.nav>
  )
}

const railCss = {
  p: '2',
  '& ul': { listStyleType: 'none', display: 'grid', gap: '1px' },
  '& p': {
    px: '3',
    pt: '3',
    pb: '1',
    color: 'fg.subtle',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: '600',
  },
} as const
