import { chakra, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { ScrollLink } from './scroll-link.tsx'
import { type SectionData, type SectionName, sections } from './section-list.ts'

const names = Object.keys(sections) as SectionName[]

/** The table of contents with the number of matches in each section. */
export function Contents({ all, filtered }: { all: SectionData; filtered: SectionData }) {
  return (
    <chakra.nav aria-label="Seções" mt="3" mb="6">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="1" mx="-2">
        {names.map((name) => {
          const { title, count } = sections[name]
          const hasErrors =
            name === 'diagnosticos' && all.diagnostics.some(({ severity }) => severity === 'error')
          return (
            <li key={name}>
              <ScrollLink to={name} css={link} data-empty={count(filtered) === 0 || undefined}>
                {title}
                <Text
                  as="span"
                  textStyle="small"
                  color={hasErrors ? 'danger.fg' : 'fg.subtle'}
                  fontWeight={hasErrors ? '600' : undefined}
                >
                  {formatCount(count(filtered))}
                </Text>
              </ScrollLink>
            </li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '11', md: '8' },
  px: '2',
  borderRadius: 'control',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover', color: 'fg' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing' },
  '&[data-empty]': { color: 'fg.subtle' },
} as const
